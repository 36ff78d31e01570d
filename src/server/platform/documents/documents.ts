import { RefusalError } from '#domain/errors.ts'
import type { Log } from '#server/platform/log/log.ts'
import { createSemaphore, SemaphoreFullError } from '#server/platform/semaphore.ts'
import { DocumentProcess, DocumentProcessError, type DocumentProcessOptions } from './document-process.ts'
import type { DocumentJob } from './wire.ts'

export interface Documents {
  /** The same job always makes the same bytes. Refuses with `unavailable` when too many wait or the process fails. */
  make(job: DocumentJob): Promise<Buffer>
  /** Ends the processes; a document that is being made is refused with `unavailable`. */
  close(): void
}

export interface DocumentsOptions extends DocumentProcessOptions {
  readonly log: Pick<Log, 'error'>
  /** How many documents are made at once; the others wait. */
  readonly atOnce?: number
}

const AT_ONCE = 2
const WAITING_MAX = 64

/** Makes PDF documents in processes of their own, so that no document can end, block or fill up the server. */
export function openDocuments({ log, atOnce = AT_ONCE, ...options }: DocumentsOptions): Documents {
  const semaphore = createSemaphore({ slots: atOnce, waitingMax: WAITING_MAX })
  const processes = Array.from({ length: atOnce }, () => new DocumentProcess(options))
  const free = [...processes]
  let isClosed = false
  const make = async (job: DocumentJob): Promise<Buffer> => {
    if (isClosed) throw new RefusalError('unavailable')
    const chosen = takeWarmest(free)
    try {
      return await chosen.make(job)
    } finally {
      free.push(chosen)
    }
  }
  return {
    async make(job) {
      try {
        return await semaphore.run(() => make(job))
      } catch (error) {
        if (error instanceof SemaphoreFullError) throw new RefusalError('unavailable')
        if (!(error instanceof DocumentProcessError)) throw error
        log.error({ err: error, template: job.template }, 'a document could not be made')
        throw new RefusalError('unavailable')
      }
    },
    close() {
      isClosed = true
      for (const process of processes) process.stop()
    },
  }
}

/** A warm process answers at once, so that single documents never start the second one. */
function takeWarmest(free: DocumentProcess[]): DocumentProcess {
  const warm = free.findIndex((process) => process.isWarm)
  const [chosen] = free.splice(Math.max(0, warm), 1)
  if (chosen === undefined) throw new Error('more documents are being made than there are processes')
  return chosen
}
