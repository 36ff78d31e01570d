import type { Db } from '#server/platform/db/database.ts'
import { writeProgress } from './sheets.repository.ts'

const WRITE_EVERY_MS = 500

/** Tells everybody how far the work is, from outside of its transaction. */
export class WorkProgress {
  readonly #timer: NodeJS.Timeout
  readonly #signal: AbortSignal
  #done = 0
  #total = 0
  #isWriting = false

  /** Must be made outside of any transaction, in which the outer database refuses queries. */
  constructor(db: Db, runId: string, signal: AbortSignal) {
    this.#signal = signal
    this.#timer = setInterval(() => {
      if (this.#isWriting || this.#total === 0) return
      this.#isWriting = true
      const free = () => {
        this.#isWriting = false
      }
      void writeProgress(db, runId, { done: Math.min(this.#done, this.#total), total: this.#total }).then(free, free)
    }, WRITE_EVERY_MS)
  }

  begin(total: number): void {
    this.#done = 0
    this.#total = total
  }

  /** Ends the work here when its process is about to stop: another one begins it anew. */
  add(done: number): void {
    this.#signal.throwIfAborted()
    this.#done += done
  }

  stop(): void {
    clearInterval(this.#timer)
  }
}
