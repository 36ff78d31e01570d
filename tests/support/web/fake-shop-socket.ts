import type { ShopSocket } from '#web/platform/calls/socket.ts'

interface Waiting {
  readonly event: string
  readonly resolve: (reply: unknown) => void
  readonly reject: (error: Error) => void
}

/** A connection in the hands of a test: it comes and breaks, and each question is answered or fails, when the test says so. */
export class FakeShopSocket {
  connected = false
  active = true
  readonly #subscribers = new Map<string, Set<(value: unknown) => void>>()
  readonly #emitted: { readonly event: string; readonly payload: unknown }[] = []
  readonly #waiting: Waiting[] = []

  asShopSocket(): ShopSocket {
    return this as unknown as ShopSocket
  }

  on(event: string, subscriber: (value: unknown) => void): void {
    this.#subscribers.set(event, (this.#subscribers.get(event) ?? new Set()).add(subscriber))
  }

  off(event: string, subscriber: (value: unknown) => void): void {
    this.#subscribers.get(event)?.delete(subscriber)
  }

  emit(event: string, payload: unknown): void {
    this.#emitted.push({ event, payload })
  }

  timeout(): this {
    return this
  }

  emitWithAck(event: string, payload?: unknown): Promise<unknown> {
    this.#emitted.push({ event, payload })
    return new Promise((resolve, reject) => this.#waiting.push({ event, resolve, reject }))
  }

  connect(): this {
    return this
  }

  disconnect(): this {
    this.connected = false
    return this
  }

  async arrive(): Promise<void> {
    this.connected = true
    this.receive('connect', undefined)
    await settled()
  }

  /** Questions that wait for an answer fail with the connection. */
  break(reason: string): void {
    this.connected = false
    for (const { reject } of this.#waiting.splice(0)) reject(new Error(reason))
    this.receive('disconnect', reason)
  }

  receive(event: string, value: unknown): void {
    for (const subscriber of [...(this.#subscribers.get(event) ?? [])]) subscriber(value)
  }

  async answer(event: string, reply: unknown): Promise<void> {
    this.#next(event).resolve(reply)
    await settled()
  }

  async fail(event: string): Promise<void> {
    this.#next(event).reject(new Error('no answer in time'))
    await settled()
  }

  sent(event: string): readonly unknown[] {
    return this.#emitted.filter((each) => each.event === event).map(({ payload }) => payload)
  }

  subscriptions(): number {
    return [...this.#subscribers.values()].reduce((sum, { size }) => sum + size, 0)
  }

  #next(event: string): Waiting {
    const index = this.#waiting.findIndex((each) => each.event === event)
    const [waiting] = index === -1 ? [] : this.#waiting.splice(index, 1)
    if (waiting === undefined) throw new Error(`nobody waits for an answer to ${event}`)
    return waiting
  }
}

/** Everything that follows from an answer without a timer has run. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}
