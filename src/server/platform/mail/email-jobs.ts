import { defineJob, type JobDefinition } from '#server/platform/jobs/jobs.ts'

const DAY_SECONDS = 24 * 60 * 60

/** An email is owed until it is sent: it is tried about once an hour for more than a year. */
const EMAIL_RETRY = { limit: 10_000, firstPauseSeconds: 5, longestPauseSeconds: 60 * 60, retentionSeconds: 500 * DAY_SECONDS }

/** The time for one try, longer than all of its timeouts together. */
const LIMIT_SECONDS = 180

/** The payload holds ids and no personal data: it may stand in a log, and the email is written from the facts at the time of sending. */
export function defineEmailJob<Payload extends object>(email: Pick<JobDefinition<Payload>, 'name' | 'payload'>): JobDefinition<Payload> {
  return defineJob({ ...email, formerName: email.name.replace(/^email-/, 'letter-'), retry: EMAIL_RETRY, limitSeconds: LIMIT_SECONDS })
}
