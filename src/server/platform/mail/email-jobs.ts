import { defineJob, type JobDefinition } from '#server/platform/jobs/jobs.ts'

const DAY_SECONDS = 24 * 60 * 60

/** An email is owed until it is sent: tried about once an hour for more than a year. */
const EMAIL_RETRY = { limit: 10_000, firstPauseSeconds: 5, longestPauseSeconds: 60 * 60, retentionSeconds: 500 * DAY_SECONDS }

/** Longer than all timeouts of one try together. */
const LIMIT_SECONDS = 180

/** Its payload holds ids and nobody's data: it may stand in a log, and the email is written of what is true when it leaves. */
export function defineEmailJob<Payload extends object>(email: Pick<JobDefinition<Payload>, 'name' | 'payload'>): JobDefinition<Payload> {
  return defineJob({ ...email, formerName: email.name.replace(/^email-/, 'letter-'), retry: EMAIL_RETRY, limitSeconds: LIMIT_SECONDS })
}
