import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

const DRAINING_LIMIT_MS = 5_000
const SWEEP_EVERY_MS = 50
/** What a browser connects ahead of need stays silent; what was on its way has been read by then, however busy the process is. */
const SWEEPS_OF_SILENCE = 5

/** Work that a server must not be closed over: rendered pages call its doors, which are shut from then on. */
export class UnderWay {
  readonly #works = new Set<Promise<unknown>>()
  readonly #answers = new Set<ServerResponse>()
  readonly #sockets = new Set<Socket>()

  async run<T>(work: () => Promise<T>): Promise<T> {
    const running = work()
    this.#works.add(running)
    try {
      return await running
    } finally {
      this.#works.delete(running)
    }
  }

  /** Node counts a connection that never says anything among the busy ones: it would hold a closing server until it times out. */
  watch(server: Server): void {
    server.on('connection', (socket) => {
      this.#sockets.add(socket)
      socket.once('close', () => this.#sockets.delete(socket))
    })
  }

  /** An answer that takes its time may still be told that it is the last of its connection. */
  see(response: ServerResponse): void {
    this.#answers.add(response)
    response.once('close', () => this.#answers.delete(response))
  }

  /** Lets nobody new in, tells whoever stays connected that each answer is the last, and waits for what was begun. */
  async drain(server: Server): Promise<void> {
    if (!server.listening) return
    server.prependListener('request', (_request, response) => isLast(response))
    for (const response of this.#answers) isLast(response)
    server.close()
    this.#sweep(server)
    const limit = AbortSignal.timeout(DRAINING_LIMIT_MS)
    while (this.#works.size > 0 && !limit.aborted) await Promise.race([Promise.allSettled(this.#works), aborted(limit)])
  }

  /** An answer that had begun before could not say that it is the last: its connection is idle after it, and closed here. */
  #sweep(server: Server): void {
    let sweeps = 0
    const sweeping = setInterval(() => {
      server.closeIdleConnections()
      sweeps += 1
      if (sweeps < SWEEPS_OF_SILENCE) return
      for (const socket of this.#sockets) if (socket.bytesRead === 0) socket.destroy()
    }, SWEEP_EVERY_MS).unref()
    server.once('close', () => clearInterval(sweeping))
  }
}

function isLast(response: ServerResponse): void {
  response.shouldKeepAlive = false
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
}
