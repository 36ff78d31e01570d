import type { z } from 'zod'
import type { ChatReplies, ChatUser, chatPayloads } from '#contract/chat.ts'
import type { CallReply } from '#contract/endpoints.ts'
import type { SignedIn } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import {
  CHAT_ANSWER_WAIT_MS,
  CHAT_NOTICE_PAUSE_MS,
  type ChatPerson,
  chatLimitOf,
  customerOf,
  isStaff,
  refuseChatText,
  refuseRecipient,
  type SeenPerson,
} from '#domain/support/chat.ts'
import { cleanText, storable } from '#domain/text/clean-text.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { isId, type NewId } from '#server/platform/ids.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Limits } from '#server/platform/limits/limits.ts'
import { repeating } from '#server/platform/transactions/repeating.ts'
import { chatAnswerJob, chatNoticeJob } from './chat.jobs.ts'
import { messageReply, userReply } from './chat.replies.ts'
import {
  advanceCustomerRead,
  advanceStaffRead,
  type ConversationState,
  findMessage,
  findPerson,
  findSent,
  insertMessage,
  listMessages,
  listUnseenAnswers,
  lockConversation,
  type MessageScope,
  notifyChat,
  updateConversation,
} from './chat.repository.ts'
import {
  countCustomerUnread,
  countStaffUnread,
  LISTED_MOST,
  listCustomers,
  listCustomersNamed,
  listStaff,
} from './chat-cards.repository.ts'
import { type ChatNews, messageNews, writeNews } from './news.facts.ts'

/** People with an open socket, as far as this process knows. */
export interface WhoIsThere {
  isThere(personId: string): boolean
  isAnybodyOf(group: string): boolean
  peopleThere(): readonly { readonly personId: string }[]
}

export interface ChatDeps {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'send'>
  readonly limits: Pick<Limits, 'take'>
  readonly newId: NewId
  readonly now: () => Date
  readonly there: WhoIsThere
  /** Runs with every message, in its transaction. */
  readonly onConversationChange: (tx: Db, customerId: string) => Promise<void>
}

/** The group of people with an open socket who answer customers. */
export const SUPPORT_STAFF = 'support'

/** An admin sees customers who wrote or are online, the longest waiting first; anybody else sees the admins. */
export async function listUsers(
  { database, there }: Pick<ChatDeps, 'database' | 'there'>,
  viewer: ChatPerson,
): Promise<ChatReplies['getUsers']> {
  const present = there.peopleThere().map(({ personId }) => personId)
  const rows = await (isStaff(viewer) ? listCustomers(database.db, present) : listStaff(database.db, viewer.id, null))
  const users = rows.map((row) => userReply(row, there.isThere(row.id)))
  if (!isStaff(viewer) || users.length < LISTED_MOST) return { users, unlisted: 0 }
  const unread = await countStaffUnread(database.db)
  return {
    users,
    unlisted: Math.max(
      0,
      users.reduce((left, user) => left - user.unread, unread),
    ),
  }
}

/** The list entries of these people: customers as the staff sees them, staff as customers see them. */
export async function listCards({ database, there }: Pick<ChatDeps, 'database' | 'there'>, ids: readonly string[]): Promise<ChatUser[]> {
  const [customers, staff] = await Promise.all([listCustomersNamed(database.db, ids), listStaff(database.db, null, ids)])
  return [...customers, ...staff].map((row) => userReply(row, there.isThere(row.id)))
}

/** Needs no open socket, since a socket would show the viewer as online. */
export async function readUnread(
  { database }: Pick<ChatDeps, 'database'>,
  viewer: SignedIn,
): Promise<CallReply<'GET /api/support/unread'>> {
  return { unread: isStaff(viewer) ? await countStaffUnread(database.db) : await countCustomerUnread(database.db, viewer.id) }
}

type MessagesQuery = z.output<(typeof chatPayloads)['getMessages']>

export async function readMessages(deps: ChatDeps, viewer: ChatPerson, query: MessagesQuery): Promise<ChatReplies['getMessages']> {
  const { database } = deps
  const scope = query.with === undefined ? ownScope(viewer) : await scopeWith(deps, viewer, query.with)
  const [before, after] = await Promise.all([positionOf(database.db, scope, query.before), positionOf(database.db, scope, query.after)])
  const rows = await listMessages(database.db, { ...scope, before, after, limit: query.limit + 1 })
  const hasMore = rows.length > query.limit
  const page = after === undefined ? rows.slice(-query.limit) : rows.slice(0, query.limit)
  return { messages: page.map(messageReply), hasMore }
}

type MessageForm = z.output<(typeof chatPayloads)['message']>

/** A message is stored before it is acknowledged, and passed on after that; sent again, it answers the first. */
export async function sendMessage(deps: ChatDeps, writer: ChatPerson, form: MessageForm): Promise<ChatReplies['message']> {
  const { database, limits } = deps
  const text = cleanText(form.text)
  const refusal = refuseChatText(text)
  if (refusal !== null) throw new RefusalError(refusal)
  const clientId = storable(form.clientId ?? '') || null
  const sent = clientId === null ? null : await findSent(database.db, writer.id, clientId)
  if (sent !== null) return { id: sent.id, time: sent.created.getTime() }
  await limits.take(`chat ${writer.id}`, chatLimitOf(writer))
  const to = await findSeen(deps, form.to)
  const unseen = refuseRecipient(writer, to)
  if (to === null || unseen !== null) throw new RefusalError(unseen ?? 'chat/no-recipient')
  return repeating(() => database.transaction((tx) => store(tx, deps, { writer, to, text, clientId })))
}

interface Draft {
  readonly writer: ChatPerson
  readonly to: ChatPerson
  readonly text: string
  readonly clientId: string | null
}

async function store(tx: Db, deps: ChatDeps, { writer, to, text, clientId }: Draft): Promise<ChatReplies['message']> {
  const customerId = customerOf(writer, to)
  const created = deps.now()
  const state = await lockConversation(tx, customerId, created)
  const id = deps.newId()
  const position = await insertMessage(tx, { id, customerId, fromId: writer.id, toId: to.id, text, clientId, created })
  const row = position === null ? await findSent(tx, writer.id, clientId ?? '') : await findMessage(tx, id)
  if (row === null) throw new Error('a message that was stored is not there')
  if (position === null) return { id: row.id, time: row.created.getTime() }
  if (isStaff(writer)) {
    await updateConversation(tx, customerId, { lastAt: created, waitingSince: null, staffReadTo: position })
    await noticeCustomer(tx, deps, customerId)
  } else {
    await updateConversation(tx, customerId, { lastAt: created, waitingSince: state.waitingSince ?? created })
    await noticeStaff(tx, deps, { customerId, state, after: position - 1, now: created })
  }
  await notifyChat(tx, messageNews(messageReply(row)))
  await deps.onConversationChange(tx, customerId)
  return { id, time: created.getTime() }
}

interface UnseenMessage {
  readonly customerId: string
  readonly state: ConversationState
  readonly after: number
  readonly now: Date
}

/** Emails the staff when none is online: the first message at once, later ones within a while together. */
async function noticeStaff(tx: Db, { jobs, there }: ChatDeps, { customerId, state, after, now }: UnseenMessage): Promise<void> {
  if (there.isAnybodyOf(SUPPORT_STAFF)) return
  const dueAt = state.noticeAt === null ? now.getTime() : state.noticeAt.getTime() + CHAT_NOTICE_PAUSE_MS
  if (state.noticeAt !== null && state.noticeAt > now) return
  const waitMs = Math.max(0, dueAt - now.getTime())
  await updateConversation(tx, customerId, { noticeAt: new Date(now.getTime() + waitMs) })
  await jobs.send(tx, chatNoticeJob, { customerId, after }, waitMs === 0 ? {} : { afterSeconds: Math.ceil(waitMs / 1000) })
}

/** The first unseen answer schedules one email, which includes later answers; nothing more is sent until the customer was back. */
async function noticeCustomer(tx: Db, { jobs }: Pick<ChatDeps, 'jobs'>, customerId: string): Promise<void> {
  const [first, second] = await listUnseenAnswers(tx, customerId, 2)
  if (first === undefined || second !== undefined) return
  await jobs.send(tx, chatAnswerJob, { customerId, first: first.position }, { afterSeconds: CHAT_ANSWER_WAIT_MS / 1000 })
}

type ReadForm = z.output<(typeof chatPayloads)['read']>

/** The staff reads as one; a customer reads each member of staff apart. */
export async function markRead(deps: ChatDeps, reader: ChatPerson, { with: other, upTo }: ReadForm): Promise<ChatReplies['read']> {
  const scope = await scopeWith(deps, reader, other)
  const readTo = await positionOf(deps.database.db, scope, upTo)
  if (readTo === undefined) return { ok: true }
  await deps.database.transaction(async (tx) => {
    const isNew = isStaff(reader)
      ? await advanceStaffRead(tx, other, readTo)
      : await advanceCustomerRead(tx, { customerId: reader.id, staffId: other, readTo })
    const news: ChatNews = { kind: 'read', isStaff: isStaff(reader), mark: { with: other, by: reader.id, upTo } }
    if (isNew) await notifyChat(tx, writeNews(news))
  })
  return { ok: true }
}

/** The messages that a viewer sees without naming a partner: staff all, a customer only the own. */
function ownScope(viewer: ChatPerson): MessageScope {
  return isStaff(viewer) ? {} : { customerId: viewer.id }
}

async function scopeWith(deps: ChatDeps, viewer: ChatPerson, other: string): Promise<MessageScope> {
  const refusal = refuseRecipient(viewer, await findSeen(deps, other))
  if (refusal !== null) throw new RefusalError(refusal)
  return isStaff(viewer) ? { customerId: other } : { customerId: viewer.id, staffId: other }
}

async function findSeen({ database, there }: ChatDeps, id: string): Promise<SeenPerson | null> {
  const person = isId(id) ? await findPerson(database.db, id) : null
  return person && { id: person.id, role: person.role, areas: person.areas, isKnown: person.hasWritten || there.isThere(person.id) }
}

/** The position of a message in this conversation; throws for a message of any other. */
async function positionOf(db: Db, { customerId, staffId }: MessageScope, id: string | undefined): Promise<number | undefined> {
  if (id === undefined) return undefined
  const message = isId(id) ? await findMessage(db, id) : null
  const isOfScope =
    message !== null &&
    (customerId === undefined || message.customerId === customerId) &&
    (staffId === undefined || message.fromId === staffId || message.toId === staffId)
  if (!isOfScope) throw new RefusalError('not-found')
  return message.position
}
