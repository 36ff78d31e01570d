import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const DRAINING_LIMIT_MS = 5_000
/** A connection with repeated requests holds up a closing server no longer than this many pauses without a request. */
const LINGERS_MOST = 10
const SWEEP_EVERY_MS = 50
/**
 * A browser's connection opened ahead of need stays silent; by this many sweeps, bytes already on their way have been read even by a busy
 * process.
 */
const SWEEPS_OF_SILENCE = 5

/** Work that must end before the server closes: rendered pages call its doors, which are shut from then on. */
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

  /** Node counts a connection that never sends anything as busy: it would hold a closing server until it times out. */
  watch(server: Server): void {
    server.on('connection', (socket) => {
      this.#sockets.add(socket)
      socket.once('close', () => this.#sockets.delete(socket))
    })
  }

  /** Tracks an answer: until its headers are sent, `drain` can still mark it as the last of its connection. */
  see(response: ServerResponse): void {
    this.#answers.add(response)
    response.once('close', () => this.#answers.delete(response))
  }

  /**
   * Accepts nobody new, tells connected clients that each answer is the last, and waits for what has begun. Idle connections stay until
   * nobody has asked on any for `lingerMs`: a proxy may be sending a request on one just then, and does not repeat what may have been done.
   */
  async drain(server: Server, lingerMs = 0): Promise<void> {
    if (!server.listening) return
    const begun = performance.now()
    let asked = begun
    server.prependListener('request', (_request, response) => {
      isLast(response)
      asked = performance.now()
    })
    for (const response of this.#answers) isLast(response)
    if (lingerMs > 0 && this.#sockets.size > 0) {
      // The method of an HTTP server would end idle connections at once.
      NetServer.prototype.close.call(server)
      const until = () => Math.min(asked + lingerMs, begun + LINGERS_MOST * lingerMs)
      while (this.#sockets.size > 0 && performance.now() < until()) await pause(SWEEP_EVERY_MS)
    }
    server.close()
    this.#sweep(server)
    const limit = AbortSignal.timeout(DRAINING_LIMIT_MS)
    while (this.#works.size > 0 && !limit.aborted) await Promise.race([Promise.allSettled(this.#works), aborted(limit)])
  }

  /** An answer that had begun earlier could not say that it is the last: its connection is closed here once it is idle. */
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
