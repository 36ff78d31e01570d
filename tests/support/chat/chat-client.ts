import type { AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import type { ChatMessage, ChatReplies, ChatToBrowser, ChatUser, ReadMark, SocketRefusal } from '#contract/chat.ts'
import { idOf, type PersonName, signedIn } from '#tests/support/shop/people.ts'
import type { TestShop } from '#tests/support/shop/test-shop.ts'

/** A limit for broken code only: a busy machine takes its time. */
const ANSWER_LIMIT_MS = 50_000

export interface ChatClient {
  readonly socket: Socket
  readonly messages: readonly ChatMessage[]
  /** People who came and went, as `+id` and `-id`. */
  readonly presence: readonly string[]
  readonly marks: readonly ReadMark[]
  /** Sends an event with whatever payload and waits for its acknowledgement. */
  ask<Event extends keyof ChatReplies>(event: Event, ...payload: unknown[]): Promise<ChatReplies[Event] & Partial<SocketRefusal>>
  say(to: string, text: string, clientId?: string): Promise<ChatReplies['message'] & Partial<SocketRefusal>>
  users(): Promise<ChatUser[]>
  close(): void
}

export interface ConnectOptions {
  readonly origin: string
  readonly token?: unknown
  readonly language?: string
  readonly transports?: string[]
  readonly headers?: Record<string, string>
  /** Comes back by itself when the connection is lost. */
  readonly isSteady?: boolean
}

export class ConnectRefused extends Error {
  readonly data: unknown

  constructor(message: string, data: unknown) {
    super(message)
    this.data = data
  }
}

/** A browser's side of the chat, once it is let in. */
export async function connectChat({ origin, token, language = 'en', isSteady = false, ...options }: ConnectOptions): Promise<ChatClient> {
  const socket: Socket = io(origin, {
    auth: { ...(token === undefined ? {} : { token }), language },
    transports: options.transports ?? ['websocket'],
    forceNew: true,
    reconnection: isSteady,
    reconnectionDelay: 50,
    reconnectionDelayMax: 200,
    ...(options.headers === undefined ? {} : { extraHeaders: options.headers }),
  })
  const client = listening(socket)
  await new Promise<void>((resolve, reject) => {
    const refuse = (error: Error & { data?: unknown }) => {
      socket.close()
      reject(new ConnectRefused(error.message, error.data))
    }
    socket.once('connect_error', refuse)
    socket.once('connect', () => {
      // A steady client that lost its connection tries until somebody lets it in.
      socket.off('connect_error', refuse)
      resolve()
    })
  })
  return client
}

function listening(socket: Socket): ChatClient {
  const messages: ChatMessage[] = []
  const presence: string[] = []
  const marks: ReadMark[] = []
  const on = <Name extends keyof ChatToBrowser>(name: Name, onEvent: ChatToBrowser[Name]) => socket.on(name as string, onEvent)
  on('message', (message) => messages.push(message))
  on('connectUser', ({ id }) => presence.push(`+${id}`))
  on('disconnectUser', ({ id }) => presence.push(`-${id}`))
  on('read', (mark) => marks.push(mark))
  const ask: ChatClient['ask'] = (event, ...payload) => socket.timeout(ANSWER_LIMIT_MS).emitWithAck(event, ...payload)
  return {
    socket,
    messages,
    presence,
    marks,
    ask,
    say: (to, text, clientId) => ask('message', { to, text, ...(clientId === undefined ? {} : { clientId }) }),
    users: async () => (await ask('getUsers')).users,
    close: () => socket.close(),
  }
}

export async function listen(shop: TestShop): Promise<string> {
  await shop.app.http.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(shop.app.http.server.address() as AddressInfo).port}`
}

/** Connections of the people that tests speak of; all are closed together. */
export class Visitors {
  readonly #shop: () => TestShop
  readonly #origin: () => string
  readonly #open = new Set<ChatClient>()

  constructor(shop: () => TestShop, origin: () => string) {
    this.#shop = shop
    this.#origin = origin
  }

  async connect(name: PersonName, options: Partial<ConnectOptions> = {}): Promise<ChatClient> {
    const { authorization } = await signedIn(this.#shop(), name)
    const client = await connectChat({ origin: this.#origin(), token: authorization, ...options })
    this.#open.add(client)
    return client
  }

  closeAll(): void {
    for (const client of this.#open) client.close()
    this.#open.clear()
  }
}

export { idOf }
