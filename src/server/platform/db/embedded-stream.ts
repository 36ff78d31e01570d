import { Duplex } from 'node:stream'
import type { EmbeddedEngine, Speaker } from './embedded-engine.ts'
import { greeting, QUERY, SYNC, walkMessages } from './embedded-protocol.ts'

/** A drop-in for node-postgres's socket, so that both kinds of database share one driver and its parsers. */
export class EmbeddedStream extends Duplex implements Speaker {
  private readonly engine: EmbeddedEngine
  private isGreeted = false
  private rest: Buffer = Buffer.alloc(0)

  constructor(engine: EmbeddedEngine) {
    super()
    this.engine = engine
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'))
    return this
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    return this
  }

  unref(): this {
    return this
  }

  receive(bytes: Buffer): void {
    this.push(bytes)
  }

  lost(error: Error): void {
    this.destroy(error)
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    this.accept(chunk, done)
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void): void {
    this.accept(Buffer.concat(chunks.map(({ chunk }) => chunk)), done)
  }

  override _final(done: () => void): void {
    this.engine.detach(this)
    this.push(null)
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.engine.detach(this)
    done(error)
  }

  private accept(chunk: Buffer, done: (error?: Error) => void): void {
    if (this.isGreeted) {
      this.forward(chunk)
      done()
      return
    }
    // The first message is the startup message; the session exists already.
    this.isGreeted = true
    this.engine.attach(this).then(() => {
      this.push(greeting())
      done()
    }, done)
  }

  /** Forwards whole exchanges, one by one: the engine answers each call up to its first ReadyForQuery. */
  private forward(chunk: Buffer): void {
    const bytes = this.rest.length === 0 ? chunk : Buffer.concat([this.rest, chunk])
    let whole = 0
    walkMessages(bytes, (type, _start, end) => {
      if (type !== QUERY && type !== SYNC) return
      this.engine.send(new Uint8Array(bytes.subarray(whole, end)))
      whole = end
    })
    this.rest = bytes.subarray(whole)
  }
}
