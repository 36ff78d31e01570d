import { withoutValues } from '#server/platform/db/errors.ts'
import type { Log } from '#server/platform/log/log.ts'

export interface SessionChecksOptions<Socket> {
  /** Open sockets of these people, or of everybody for null. */
  readonly socketsOf: (personIds: readonly string[] | null) => readonly Socket[]
  readonly findEnded: (sockets: readonly Socket[]) => Promise<readonly Socket[]>
  readonly end: (socket: Socket) => void
  readonly log: Log
}

/** Ends are told as they happen; all sockets are looked at besides for tokens that expire by time. */
const SWEEP_MS = 60_000
const RETRY_MS = 1_000
const AT_ONCE = 1_000

/** Looks at open sockets when their people's sign-in may have ended, one look at a time. */
export class SessionChecks<Socket> {
  readonly #options: SessionChecksOptions<Socket>
  readonly #due = new Set<string>()
  readonly #sweeping: NodeJS.Timeout
  #isEverybodyDue = false
  #checking: Promise<void> | null = null
  #isClosed = false
  #endings = 0

  constructor(options: SessionChecksOptions<Socket>) {
    this.#options = options
    this.#sweeping = setInterval(() => this.check(null), SWEEP_MS).unref()
  }

  /** How often an end was told: somebody who was let in meanwhile must be looked at again. */
  get endings(): number {
    return this.#endings
  }

  ended(personIds: readonly string[] | null): void {
    this.#endings += 1
    this.check(personIds)
  }

  check(personIds: readonly string[] | null): void {
    if (personIds === null) this.#isEverybodyDue = true
    for (const id of personIds ?? []) this.#due.add(id)
    if (this.#isClosed) return
    this.#checking ??= this.#checkDue().finally(() => {
      this.#checking = null
      if (this.#isEverybodyDue || this.#due.size > 0) this.check([])
    })
  }

  close(): void {
    this.#isClosed = true
    clearInterval(this.#sweeping)
  }

  async #checkDue(): Promise<void> {
    const { socketsOf, findEnded, end, log } = this.#options
    const people = this.#isEverybodyDue ? null : [...this.#due]
    this.#isEverybodyDue = false
    this.#due.clear()
    const sockets = socketsOf(people)
    try {
      for (let from = 0; from < sockets.length && !this.#isClosed; from += AT_ONCE) {
        for (const socket of await findEnded(sockets.slice(from, from + AT_ONCE))) end(socket)
      }
    } catch (error) {
      if (this.#isClosed) return
      log.warn({ err: withoutValues(error) }, 'open sockets could not be checked; they are checked again')
      setTimeout(() => this.check(people), RETRY_MS).unref()
    }
  }
}
