import type { JobDefinition, Jobs } from '#server/platform/jobs/jobs.ts'
import type { Log } from '#server/platform/log/log.ts'
import { type Letter, type Mailer, UndeliverableError } from './letter.ts'

export interface PostDeps {
  readonly mailer: Mailer
  readonly log: Log
}

/** What a letter is but for its id, which is that of its job. */
export type WrittenLetter = Omit<Letter, 'id'>

/** The letter is written when its turn comes; null when there is nobody left to write to. */
export function workLetters<Payload extends object>(
  jobs: Jobs,
  { mailer, log }: PostDeps,
  job: JobDefinition<Payload>,
  write: (payload: Payload) => Promise<WrittenLetter | null>,
): void {
  jobs.work(job, async (payload, { id, signal }) => {
    const letter = await write(payload)
    if (letter === null) return
    try {
      await mailer.send({ ...letter, id }, signal)
    } catch (error) {
      if (!(error instanceof UndeliverableError)) throw error
      log.warn({ job: job.name, id, about: payload, reason: error.message }, 'the receiver of a letter does not exist; it is not sent')
    }
  })
}
