import { Worker } from 'node:worker_threads'
import type { Log } from '#server/platform/log/log.ts'
import type { EmbeddedAnswer, EmbeddedAsk, EmbeddedCounts, EmbeddedStart } from './embedded-protocol.ts'

/** The connection that currently uses the one session. */
export interface Speaker {
  receive(bytes: Buffer): void
  lost(error: Error): void
}

interface Waiting {
  resolve(answer: EmbeddedAnswer): void
  reject(error: Error): void
}

const FIRST_RESTART_PAUSE_MS = 200
const LONGEST_RESTART_PAUSE_MS = 10_000

/** The thread that runs PGlite. It is restarted when it dies, which the write-ahead log makes safe. */
export class EmbeddedEngine {
  private readonly start: EmbeddedStart
  private readonly log: Log
  private worker: Worker | null = null
  private ready = Promise.withResolvers<void>()
  private waiting: Waiting[] = []
  private speaker: Speaker | null = null
  private isClosing = false
  private restarts = 0
  private restartTimer: NodeJS.Timeout | undefined

  constructor(start: EmbeddedStart, log: Log) {
    this.start = start
    this.log = log
  }

  async open(): Promise<void> {
    this.launch(true)
    await this.ready.promise
  }

  get isUp(): boolean {
    return this.worker !== null
  }

  /** Rolls back whatever the previous connection left open, then serves the new one. */
  async attach(speaker: Speaker): Promise<void> {
    await this.ready.promise
    await this.ask('reset', () => {
      this.speaker = speaker
    })
  }

  detach(speaker: Speaker): void {
    if (this.speaker === speaker) this.speaker = null
  }

  send(bytes: Uint8Array<ArrayBuffer>): void {
    this.worker?.postMessage(bytes, [bytes.buffer])
  }

  async snapshot(): Promise<Buffer> {
    const answer = await this.ask('snapshot')
    if (answer.answer !== 'snapshot') throw new Error('The embedded database gave no snapshot.')
    return Buffer.from(answer.bytes.buffer)
  }

  async counts(): Promise<EmbeddedCounts> {
    const answer = await this.ask('counts')
    if (answer.answer !== 'counts') throw new Error('The embedded database gave no counts.')
    return answer.counts
  }

  async close(): Promise<void> {
    this.isClosing = true
    clearTimeout(this.restartTimer)
    const worker = this.worker
    if (worker === null) return
    await this.ask('close').catch(() => {})
    await worker.terminate()
  }

  private ask(ask: EmbeddedAsk['ask'], onAnswer: () => void = () => {}): Promise<EmbeddedAnswer> {
    const { worker } = this
    if (worker === null) return Promise.reject(new Error('The embedded database is not running.'))
    return new Promise((resolve, reject) => {
      const settle = (answer: EmbeddedAnswer) => {
        onAnswer()
        resolve(answer)
      }
      this.waiting.push({ resolve: settle, reject })
      worker.postMessage({ ask } satisfies EmbeddedAsk)
    })
  }

  private launch(isFirst: boolean): void {
    const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: this.start })
    let failure = 'its thread ended'
    worker.on('message', (message: Uint8Array | EmbeddedAnswer) => {
      if (message instanceof Uint8Array) {
        this.speaker?.receive(Buffer.from(message.buffer, message.byteOffset, message.byteLength))
      } else if (message.answer === 'ready') {
        this.worker = worker
        this.restarts = 0
        this.ready.resolve()
      } else if (message.answer === 'failed') {
        failure = message.message
      } else {
        this.waiting.shift()?.resolve(message)
      }
    })
    worker.on('error', (error) => {
      failure = error.message.slice(0, 500)
    })
    worker.once('exit', () => this.lose(failure, isFirst && this.worker === null))
  }

  private lose(failure: string, isFirst: boolean): void {
    const error = new Error(`The embedded database stopped: ${failure}`)
    const wasUp = this.worker !== null
    this.worker = null
    for (const { reject } of this.waiting.splice(0)) reject(error)
    this.speaker?.lost(error)
    this.speaker = null
    if (this.isClosing) return
    if (isFirst) {
      this.ready.reject(error)
      return
    }
    this.log.error({ reason: failure }, 'the embedded database stopped and is being started again')
    if (wasUp) this.ready = Promise.withResolvers()
    const pause = Math.min(FIRST_RESTART_PAUSE_MS * 2 ** this.restarts, LONGEST_RESTART_PAUSE_MS)
    this.restarts += 1
    this.restartTimer = setTimeout(() => this.launch(false), pause)
  }
}
