import type { Log } from '#server/platform/log/log.ts'

/** Subscribers by channel, and whether notifications arrive at the moment. */
export class Channels {
  private readonly log: Log
  private readonly subscribers = new Map<string, ((payload: string) => void)[]>()
  private readonly watchers: ((isListening: boolean) => void)[] = []
  private listening = false

  constructor(log: Log) {
    this.log = log
  }

  get names(): string[] {
    return [...this.subscribers.keys()]
  }

  get isListening(): boolean {
    return this.listening
  }

  /** True when the channel is new and must be listened to. */
  add(channel: string, receive: (payload: string) => void): boolean {
    const known = this.subscribers.get(channel)
    if (known === undefined) this.subscribers.set(channel, [receive])
    else known.push(receive)
    return known === undefined
  }

  watch(receive: (isListening: boolean) => void): void {
    this.watchers.push(receive)
  }

  deliver(channel: string, payload: string): void {
    for (const receive of this.subscribers.get(channel) ?? []) this.guarded(() => receive(payload))
  }

  /** Every reconnection is reported too, since notifications sent before it were missed. */
  setListening(isListening: boolean): void {
    if (!isListening && !this.listening) return
    this.listening = isListening
    for (const receive of this.watchers) this.guarded(() => receive(isListening))
  }

  private guarded(work: () => void): void {
    try {
      work()
    } catch (error) {
      this.log.error({ err: error }, 'a listener to a database channel failed')
    }
  }
}

export function listenStatement(channel: string): string {
  return `LISTEN "${channel.replaceAll('"', '""')}"`
}
