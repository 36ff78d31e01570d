import type { Server } from 'node:http'

const DRAINING_LIMIT_MS = 5_000

/** Work that a server must not be closed over: rendered pages call its doors, which are shut from then on. */
export class UnderWay {
  readonly #works = new Set<Promise<unknown>>()

  async run<T>(work: () => Promise<T>): Promise<T> {
    const running = work()
    this.#works.add(running)
    try {
      return await running
    } finally {
      this.#works.delete(running)
    }
  }

  /** Lets nobody new in, tells whoever stays connected that each answer is the last, and waits for what was begun. */
  async drain(server: Server): Promise<void> {
    if (!server.listening) return
    server.prependListener('request', (_request, response) => {
      response.shouldKeepAlive = false
    })
    server.close()
    const limit = AbortSignal.timeout(DRAINING_LIMIT_MS)
    while (this.#works.size > 0 && !limit.aborted) await Promise.race([Promise.allSettled(this.#works), aborted(limit)])
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
}
