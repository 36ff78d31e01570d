import type { ChatMessage } from '#contract/chat.ts'
import type { Database } from '#server/platform/db/database.ts'
import { withoutValues } from '#server/platform/db/errors.ts'
import type { Log } from '#server/platform/log/log.ts'
import type { Realtime } from '#server/platform/realtime/realtime.ts'
import { messageReply } from './chat.replies.ts'
import { CHAT_CHANNEL, findMessage, listMessagesSince, type MessageRow } from './chat.repository.ts'
import { readNews } from './news.facts.ts'

export interface FeedDeps {
  readonly database: Database
  readonly log: Log
  readonly now: () => Date
  readonly emit: Realtime['emit']
}

/** A transaction that stores a message takes far less, so messages begun before the connection was cut are found. */
const LOOK_BACK_MS = 60_000
const REMEMBERED = 5_000
const AGAIN_MS = 1_000

/** Passes on stored messages, of any process, to the sockets of this one: in the order of storing, and once. */
export class ChatFeed {
  readonly #deps: FeedDeps
  readonly #delivered = new Set<string>()
  #started: Promise<void> | null = null
  #last: Promise<void> = Promise.resolve()
  #cutAt: Date | null = null

  constructor(deps: FeedDeps) {
    this.#deps = deps
  }

  start(): Promise<void> {
    this.#started ??= this.#open().catch((error: unknown) => {
      this.#started = null
      throw error
    })
    return this.#started
  }

  async #open(): Promise<void> {
    const { database, now } = this.#deps
    await database.listen(CHAT_CHANNEL, (payload) => this.#next(() => this.#receive(payload)))
    database.onListeningChange((isListening) => {
      if (!isListening) this.#cutAt ??= now()
      else if (this.#cutAt !== null) this.#next(() => this.#catchUp())
    })
  }

  #next(work: () => Promise<void>): void {
    this.#last = this.#last.then(work).catch((error: unknown) => {
      this.#deps.log.error({ err: withoutValues(error) }, 'messages could not be handed on; they are read again')
      this.#cutAt ??= this.#deps.now()
      setTimeout(() => this.#next(() => this.#catchUp()), AGAIN_MS).unref()
    })
  }

  async #receive(payload: string): Promise<void> {
    const news = readNews(payload)
    switch (news.kind) {
      case 'message':
        this.#deliver(news.message)
        return
      case 'long-message': {
        const row = await findMessage(this.#deps.database.db, news.id)
        if (row !== null) this.#deliverRow(row)
        return
      }
      case 'read':
        this.#deps.emit(news.isStaff ? { areas: ['support'] } : { person: news.mark.by }, 'read', news.mark)
    }
  }

  async #catchUp(): Promise<void> {
    const cutAt = this.#cutAt
    if (cutAt === null) return
    const missed = await listMessagesSince(this.#deps.database.db, new Date(cutAt.getTime() - LOOK_BACK_MS))
    this.#cutAt = null
    for (const row of missed) this.#deliverRow(row)
  }

  #deliverRow(row: MessageRow): void {
    this.#deliver(messageReply(row))
  }

  #deliver(message: ChatMessage): void {
    if (this.#delivered.has(message.id)) return
    this.#delivered.add(message.id)
    for (const oldest of this.#delivered) {
      if (this.#delivered.size <= REMEMBERED) break
      this.#delivered.delete(oldest)
    }
    this.#deps.emit({ person: message.customer }, 'message', message)
    this.#deps.emit({ areas: ['support'] }, 'message', message)
  }
}
