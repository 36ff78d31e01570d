import { z } from 'zod'
import { ROLES } from '#domain/accounts/roles.ts'
import type { Refusal } from '#domain/errors.ts'
import { CHAT_CLIENT_ID_MAX, CHAT_PAGE } from '#domain/support/chat.ts'

/** One person as another one sees them. */
export const ChatUser = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
  isAdmin: z.boolean(),
  online: z.boolean(),
  /** Messages of this person that the viewer has not read; for staff, that no staff has read. */
  unread: z.number(),
  lastMessage: z.object({ id: z.string(), from: z.string(), text: z.string(), time: z.number() }).nullable(),
  /** The time since which a customer waits for an answer; null for everybody else. */
  waitingSince: z.number().nullable(),
  /** Present only for staff, who find a customer by it. */
  email: z.string().optional(),
})
export type ChatUser = z.infer<typeof ChatUser>

export const ChatMessage = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  /** The customer whose conversation with the staff it belongs to. */
  customer: z.string(),
  /** Milliseconds since 1970. */
  time: z.number(),
  text: z.string(),
  user: z.object({ id: z.string(), name: z.string() }),
  /** Grows within a conversation. */
  position: z.number(),
  /** The sender's own id for the message. */
  clientId: z.string().optional(),
})
export type ChatMessage = z.infer<typeof ChatMessage>

const nothing = z.union([z.undefined(), z.null()])
const personId = z.string().min(1).max(100)
const messageId = z.string().min(1).max(100)

const GetMessages = z.object({
  with: personId.optional(),
  /** Selects messages older than this one … */
  before: messageId.optional(),
  /** … or newer than this one, the oldest of them first, to catch up on missed ones. */
  after: messageId.optional(),
  limit: z
    .int()
    .min(1)
    .default(CHAT_PAGE)
    .transform((limit) => Math.min(limit, CHAT_PAGE)),
})

/** Payloads that the browser may send, by event; any other event is refused. */
export const chatPayloads = {
  connectUser: nothing,
  getUsers: nothing,
  getMessages: z.preprocess((given) => given ?? {}, GetMessages),
  message: z.object({ text: z.string(), to: personId, clientId: z.string().min(1).max(CHAT_CLIENT_ID_MAX).optional() }),
  read: z.object({ with: personId, upTo: messageId }),
} as const

export interface SocketRefusal {
  readonly error: string
  readonly code: Refusal
  readonly retryAfterSeconds?: number
}

type Answered<Reply> = (answer: Reply | SocketRefusal) => void

export interface ChatReplies {
  connectUser: { ok: true }
  /** `unlisted` counts the unread messages of people who are not in the list. */
  getUsers: { users: ChatUser[]; unlisted: number }
  /** `hasMore` is true when there are further messages in the requested direction. */
  getMessages: { messages: ChatMessage[]; hasMore: boolean }
  message: { id: string; time: number }
  read: { ok: true }
}

export interface ReadMark {
  /** The person whose messages were read. */
  readonly with: string
  readonly by: string
  readonly upTo: string
}

export interface ChatToServer {
  connectUser(done: Answered<ChatReplies['connectUser']>): void
  getUsers(done: Answered<ChatReplies['getUsers']>): void
  getMessages(query: z.input<typeof GetMessages>, done: Answered<ChatReplies['getMessages']>): void
  message(message: z.input<(typeof chatPayloads)['message']>, done: Answered<ChatReplies['message']>): void
  /** The page's next token, before the one that it connected with is over. */
  renewToken(renewed: { readonly token: string }, done: Answered<{ ok: true }>): void
  read(mark: z.input<(typeof chatPayloads)['read']>, done: Answered<ChatReplies['read']>): void
}

/** Sent to staff and the people concerned when an order came in or changed; it carries no data. */
export const ORDERS_CHANGED = 'ordersChanged'
/** The same for offers. */
export const OFFERS_CHANGED = 'offersChanged'
/** Sent to staff when anything on the sales desk changed. */
export const DESK_CHANGED = 'deskChanged'

export interface ChatToBrowser {
  getUsers(users: ChatUser[]): void
  getMessages(messages: ChatMessage[]): void
  message(message: ChatMessage): void
  connectUser(user: ChatUser): void
  disconnectUser(user: ChatUser): void
  read(mark: ReadMark): void
  ordersChanged(): void
  offersChanged(): void
  deskChanged(): void
  /** The token of this connection is over in a minute. */
  tokenDue(): void
}
