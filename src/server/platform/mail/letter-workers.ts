import type { JobDefinition, Jobs } from '#server/platform/jobs/jobs.ts'
import type { Log } from '#server/platform/log/log.ts'
import { type Letter, type Mailer, UndeliverableError } from './letter.ts'

/** How many emails may go to an address. */
export interface EmailQuota {
  /** Counts one more; false when it may not be sent. */
  take(to: string): Promise<boolean>
  /** It could not be sent after all. */
  giveBack(to: string): Promise<void>
}

export interface PostDeps {
  readonly mailer: Mailer
  readonly log: Log
  readonly quota: EmailQuota
}

/** What a letter is but for its id, which is that of its job. */
export type WrittenLetter = Omit<Letter, 'id'>

export interface LetterWork {
  /** The quota of the address doesn't count it. */
  readonly hasOwnLimit?: boolean
}

/** The letter is written when its turn comes; null when there is nobody left to write to. */
export function workLetters<Payload extends object>(
  jobs: Jobs,
  { mailer, log, quota }: PostDeps,
  job: JobDefinition<Payload>,
  write: (payload: Payload) => Promise<WrittenLetter | null>,
  { hasOwnLimit = false }: LetterWork = {},
): void {
  jobs.work(job, async (payload, { id, signal }) => {
    const letter = await write(payload)
    if (letter === null) return
    if (!hasOwnLimit && !(await quota.take(letter.to))) {
      log.info({ job: job.name, id, about: payload }, 'an email is not sent: enough went to an unproven address today')
      return
    }
    try {
      await mailer.send({ ...letter, id }, signal)
    } catch (error) {
      if (!(error instanceof UndeliverableError)) {
        if (!hasOwnLimit) await quota.giveBack(letter.to)
        throw error
      }
      log.warn({ job: job.name, id, about: payload, reason: error.message }, 'the receiver of a letter does not exist; it is not sent')
    }
  })
}
