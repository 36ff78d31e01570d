import { FinalJobError, type JobDefinition, type JobHandler, type Jobs } from '#server/platform/jobs/jobs.ts'
import type { Log } from '#server/platform/log/log.ts'
import { currentTrail } from '#server/platform/watch/trail.ts'
import type { Watch } from '#server/platform/watch/watch.ts'
import { type Email, type Mailer, UndeliverableError } from './email.ts'
import type { EmailSite } from './render-email.ts'

/** Limits the number of emails to one address. */
export interface EmailQuota {
  /** Counts one more; false when it may not be sent. */
  take(to: string): Promise<boolean>
  /** Takes one back that could not be sent after all. */
  giveBack(to: string): Promise<void>
}

export interface EmailWorkerDeps {
  readonly mailer: Mailer
  readonly log: Log
  readonly quota: EmailQuota
  readonly watch?: Watch | null
  /** The shop as it is at the moment of writing. */
  readonly site: () => EmailSite
}

/** An email without its id, which is the id of its job. */
export type WrittenEmail = Omit<Email, 'id' | 'requestId'>

export interface EmailOptions {
  /** True when the address's quota does not count this email. */
  readonly hasOwnLimit?: boolean
}

/** The email is written when its turn comes; null when nobody is left to write to. */
export function workEmails<Payload extends object>(
  jobs: Jobs,
  { mailer, log, quota, watch }: EmailWorkerDeps,
  job: JobDefinition<Payload>,
  write: (payload: Payload) => Promise<WrittenEmail | null>,
  { hasOwnLimit = false }: EmailOptions = {},
): void {
  const send: JobHandler<Payload> = async (payload, { id, signal }) => {
    const email = await write(payload)
    // A shop whose owner has named no mailbox yet has nobody to write to.
    if (email === null || email.to === '') return
    if (!hasOwnLimit && !(await quota.take(email.to))) {
      log.info({ job: job.name, id, about: payload }, 'an email is not sent: enough went to an unproven address today')
      return
    }
    try {
      await mailer.send({ ...email, id, requestId: currentTrail()?.requestId }, signal)
      watch?.emailed('sent')
    } catch (error) {
      watch?.emailed(error instanceof UndeliverableError ? 'refused' : 'failed')
      if (!(error instanceof UndeliverableError)) {
        if (!hasOwnLimit) await quota.giveBack(email.to)
        throw error
      }
      log.warn({ job: job.name, id, about: payload, reason: error.message }, 'the receiver of an email does not exist; it is not sent')
      // The receiver's answer may name the address, which stays here longer than an account that is deleted.
      throw new FinalJobError(error.message.replace(/\S+@\S+/g, '…'))
    }
  }
  jobs.work(job, send, { atOnce: mailer.atOnce })
}
