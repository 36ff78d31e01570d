import { and, asc, desc, eq, gt, gte, isNotNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Area } from '#domain/accounts/areas.ts'
import type { Role } from '#domain/accounts/roles.ts'
import type { Language } from '#domain/text/language.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import type { Db } from '#server/platform/db/database.ts'
import { chatConversations, chatMessages, chatReads } from './chat.tables.ts'

export const CHAT_CHANNEL = 'chat'

const writers = alias(users, 'writers')

const messageColumns = {
  id: chatMessages.id,
  position: chatMessages.position,
  customerId: chatMessages.customerId,
  fromId: chatMessages.fromId,
  toId: chatMessages.toId,
  text: chatMessages.text,
  clientId: chatMessages.clientId,
  created: chatMessages.created,
  firstName: writers.firstName,
  lastName: writers.lastName,
  email: writers.email,
}

function selectMessages(db: Db) {
  return db.select(messageColumns).from(chatMessages).leftJoin(writers, eq(writers.id, chatMessages.fromId))
}

export type MessageRow = Awaited<ReturnType<typeof selectMessages>>[number]

/** Narrows messages to one customer, or to one customer with one member of staff; empty for all. */
export interface MessageScope {
  readonly customerId?: string | undefined
  readonly staffId?: string | undefined
}

export interface MessageRange extends MessageScope {
  readonly before?: number | undefined
  readonly after?: number | undefined
  readonly limit: number
}

function inScope({ customerId, staffId }: MessageScope): SQL | undefined {
  return and(
    customerId === undefined ? undefined : eq(chatMessages.customerId, customerId),
    staffId === undefined ? undefined : or(eq(chatMessages.fromId, staffId), eq(chatMessages.toId, staffId)),
  )
}

/** Oldest first: the newest messages, those just before a position, or those just after one. */
export async function listMessages(db: Db, { before, after, limit, ...scope }: MessageRange): Promise<MessageRow[]> {
  const isForward = after !== undefined
  const rows = await selectMessages(db)
    .where(
      and(
        inScope(scope),
        before === undefined ? undefined : lt(chatMessages.position, before),
        after === undefined ? undefined : gt(chatMessages.position, after),
      ),
    )
    .orderBy(isForward ? asc(chatMessages.position) : desc(chatMessages.position))
    .limit(limit)
  return isForward ? rows : rows.reverse()
}

/** Messages stored since a time, for a process that missed notifications. */
export async function listMessagesSince(db: Db, since: Date): Promise<MessageRow[]> {
  return selectMessages(db).where(gte(chatMessages.created, since)).orderBy(asc(chatMessages.position))
}

export async function findMessage(db: Db, id: string): Promise<MessageRow | null> {
  const [row] = await selectMessages(db).where(eq(chatMessages.id, id))
  return row ?? null
}

export async function findSent(db: Db, fromId: string, clientId: string): Promise<MessageRow | null> {
  const [row] = await selectMessages(db).where(and(eq(chatMessages.fromId, fromId), eq(chatMessages.clientId, clientId)))
  return row ?? null
}

export interface ConversationState {
  readonly waitingSince: Date | null
  readonly noticeAt: Date | null
}

/** The lock lasts until the transaction ends, so that messages of a conversation are stored one after the other. */
export async function lockConversation(db: Db, customerId: string, now: Date): Promise<ConversationState> {
  await db.insert(chatConversations).values({ customerId, lastAt: now }).onConflictDoNothing()
  const [row] = await db
    .select({ waitingSince: chatConversations.waitingSince, noticeAt: chatConversations.noticeAt })
    .from(chatConversations)
    .where(eq(chatConversations.customerId, customerId))
    .for('update')
  return row ?? { waitingSince: null, noticeAt: null }
}

export type NewMessage = Omit<typeof chatMessages.$inferInsert, 'position'>

/** The message's position in the conversation; null when its sender sent the same one before. */
export async function insertMessage(db: Db, message: NewMessage): Promise<number | null> {
  const [row] = await db.insert(chatMessages).values(message).onConflictDoNothing().returning({ position: chatMessages.position })
  return row?.position ?? null
}

export async function updateConversation(
  db: Db,
  customerId: string,
  change: Partial<Omit<typeof chatConversations.$inferInsert, 'customerId'>>,
): Promise<void> {
  await db.update(chatConversations).set(change).where(eq(chatConversations.customerId, customerId))
}

/** False when the staff has already read that far. */
export async function advanceStaffRead(db: Db, customerId: string, readTo: number): Promise<boolean> {
  const moved = await db
    .update(chatConversations)
    .set({ staffReadTo: readTo })
    .where(and(eq(chatConversations.customerId, customerId), lt(chatConversations.staffReadTo, readTo)))
    .returning({ customerId: chatConversations.customerId })
  return moved.length > 0
}

/** False when the customer has already read that far. */
export async function advanceCustomerRead(db: Db, mark: typeof chatReads.$inferInsert): Promise<boolean> {
  const moved = await db
    .insert(chatReads)
    .values(mark)
    .onConflictDoUpdate({
      target: [chatReads.customerId, chatReads.staffId],
      set: { readTo: mark.readTo },
      setWhere: lt(chatReads.readTo, mark.readTo),
    })
    .returning({ readTo: chatReads.readTo })
  return moved.length > 0
}

export async function notifyChat(db: Db, payload: string): Promise<void> {
  await db.execute(sql`select pg_notify(${CHAT_CHANNEL}, ${payload})`)
}

export interface PersonRow {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly role: Role
  readonly areas: Area[]
  readonly hasWritten: boolean
}

/** `hasWritten` is true when this person has a conversation with the staff. */
export async function findPerson(db: Db, id: string): Promise<PersonRow | null> {
  const [row] = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      role: users.role,
      areas: users.areas,
      hasWritten: sql<boolean>`${chatConversations.customerId} is not null`,
    })
    .from(users)
    .leftJoin(chatConversations, eq(chatConversations.customerId, users.id))
    .where(eq(users.id, id))
  return row ?? null
}

/** A customer's messages past a position that no staff has read. */
export async function listUnread(db: Db, customerId: string, after: number, limit: number): Promise<MessageRow[]> {
  return selectMessages(db)
    .innerJoin(chatConversations, eq(chatConversations.customerId, chatMessages.customerId))
    .where(
      and(
        eq(chatMessages.customerId, customerId),
        eq(chatMessages.fromId, customerId),
        gt(chatMessages.position, after),
        gt(chatMessages.position, chatConversations.staffReadTo),
      ),
    )
    .orderBy(asc(chatMessages.position))
    .limit(limit)
}

const MINE = sql`m.from_id = m.customer_id`

/**
 * The staff's messages since the customer last read or wrote anything, oldest first. Those of colleagues who are gone are left out: the
 * mark up to which they were read went with them.
 */
export async function listUnseenAnswers(db: Db, customerId: string, limit: number): Promise<MessageRow[]> {
  const readTo = sql`(select max(r.read_to) from ${chatReads} r where r.customer_id = ${customerId})`
  const wroteAt = sql`(select max(m.position) from ${chatMessages} m where m.customer_id = ${customerId} and ${MINE})`
  return selectMessages(db)
    .where(
      and(
        eq(chatMessages.customerId, customerId),
        ne(chatMessages.fromId, customerId),
        isNotNull(writers.email),
        sql`${chatMessages.position} > greatest(coalesce(${readTo}, 0), coalesce(${wroteAt}, 0))`,
      ),
    )
    .orderBy(asc(chatMessages.position))
    .limit(limit)
}

export interface EmailRecipient {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phoneNumber: string
  readonly language: Language
}

export async function findEmailRecipient(db: Db, id: string): Promise<EmailRecipient | null> {
  const { firstName, lastName, email, phoneNumber, language } = users
  const [row] = await db.select({ firstName, lastName, email, phoneNumber, language }).from(users).where(eq(users.id, id))
  return row ?? null
}
