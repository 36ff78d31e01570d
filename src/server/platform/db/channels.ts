import type { Log } from '#server/platform/log/log.ts'

/** Who hears which channel, and whether they can be relied on at the moment. */
export class Channels {
  private readonly log: Log
  private readonly hearers = new Map<string, ((payload: string) => void)[]>()
  private readonly watchers: ((isListening: boolean) => void)[] = []
  private listening = false

  constructor(log: Log) {
    this.log = log
  }

  get names(): string[] {
    return [...this.hearers.keys()]
  }

  get isListening(): boolean {
    return this.listening
  }

  /** True when the channel is new and must be listened to. */
  add(channel: string, hear: (payload: string) => void): boolean {
    const known = this.hearers.get(channel)
    if (known === undefined) this.hearers.set(channel, [hear])
    else known.push(hear)
    return known === undefined
  }

  watch(hear: (isListening: boolean) => void): void {
    this.watchers.push(hear)
  }

  deliver(channel: string, payload: string): void {
    for (const hear of this.hearers.get(channel) ?? []) this.guarded(() => hear(payload))
  }

  /** Every new connection is told, since what was sent before it was missed. */
  setListening(isListening: boolean): void {
    if (!isListening && !this.listening) return
    this.listening = isListening
    for (const hear of this.watchers) this.guarded(() => hear(isListening))
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
