import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import { auditEntries } from '#server/audit/audit.tables.ts'
import { chatConversations, chatMessages } from '#server/chat/chat.tables.ts'
import { contactMessages } from '#server/contact/contact.tables.ts'
import { merchants } from '#server/merchants/merchants.tables.ts'
import { offerEvents, offerMessages, offers, offerVersions } from '#server/offers/offers.tables.ts'
import { orderFiles } from '#server/orders/files/order-files.tables.ts'
import { orderLines, orders, type RequestFacts, type RequestLineFacts } from '#server/orders/orders.tables.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { SubjectKey } from '../entries.repository.ts'

export type OrderRow = typeof orders.$inferSelect
export type OrderLineRow = typeof orderLines.$inferSelect
/** The facts of a request and of its lines that its entry follows from. */
export type RequestRow = RequestFacts
export type RequestLineRow = RequestLineFacts
export type OfferRow = typeof offers.$inferSelect
export type VersionRow = typeof offerVersions.$inferSelect
export type MerchantRow = typeof merchants.$inferSelect
export type ContactMessageRow = typeof contactMessages.$inferSelect

export interface ReadOrder {
  readonly order: OrderRow
  /** False where the requester has no account. */
  readonly isEmailProven: boolean
}

export async function findOrder(db: Db, id: string): Promise<ReadOrder | null> {
  const [row] = await db
    .select({ order: orders, isEmailProven: users.isEmailProven })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, id))
  return row === undefined ? null : { order: row.order, isEmailProven: row.isEmailProven ?? false }
}

export async function listOrderLines(db: Db, orderId: string): Promise<OrderLineRow[]> {
  return db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position))
}

/** The last change of a line, where the order's own row tells no time. */
export async function findLastMove(db: Db, orderId: string): Promise<Date | null> {
  const [row] = await db
    .select({ at: auditEntries.at })
    .from(auditEntries)
    .where(and(eq(auditEntries.recordKind, 'order'), eq(auditEntries.recordId, orderId)))
    .orderBy(desc(auditEntries.id))
    .limit(1)
  return row?.at ?? null
}

export async function findOfferRow(db: Db, id: string): Promise<OfferRow | null> {
  const [row] = await db.select().from(offers).where(eq(offers.id, id))
  return row ?? null
}

/** The versions of all offers of a request that were sent. */
export async function listVersionsOfRequest(db: Db, orderId: string): Promise<VersionRow[]> {
  const ofRequest = db.select({ id: offers.id }).from(offers).where(eq(offers.orderId, orderId))
  return db
    .select()
    .from(offerVersions)
    .where(and(inArray(offerVersions.offerId, ofRequest), isNotNull(offerVersions.sent)))
    .orderBy(asc(offerVersions.sent))
}

/** Newest first. */
export async function listVersionsOfOffer(db: Db, offerId: string): Promise<VersionRow[]> {
  return db.select().from(offerVersions).where(eq(offerVersions.offerId, offerId)).orderBy(desc(offerVersions.version))
}

/** The customer's last messages, the newest first. */
export async function listLastMessages(db: Db, offerId: string, most: number) {
  return db
    .select({ id: offerMessages.id, text: offerMessages.text, created: offerMessages.created })
    .from(offerMessages)
    .where(and(eq(offerMessages.offerId, offerId), eq(offerMessages.side, 'customer')))
    .orderBy(desc(offerMessages.id))
    .limit(most)
}

/** True for the customer's files since staff last wrote to them or sent a version. */
const isUnansweredFile = sql`(${orderFiles.addedBy} is null or ${orderFiles.addedBy} = ${offers.userId})
  and ${orderFiles.created} > coalesce((select max(m.created) from ${offerMessages} m where m.offer_id = ${offers.id} and m.side = 'staff'), '-infinity')
  and ${orderFiles.created} > coalesce((select max(v.sent) from ${offerVersions} v where v.offer_id = ${offers.id}), '-infinity')`

/** Newest first. */
export async function listUnansweredFiles(db: Db, offerId: string) {
  return db
    .select({ id: orderFiles.id, name: orderFiles.name, created: orderFiles.created })
    .from(orderFiles)
    .innerJoin(offers, eq(offers.id, orderFiles.offerId))
    .where(and(eq(orderFiles.offerId, offerId), isUnansweredFile))
    .orderBy(desc(orderFiles.id))
}

const APPROVAL_ENDS = ['approved', 'approval-refused', 'taken-back'] as const

export async function findApprovalAsked(db: Db, offerId: string): Promise<Date | null> {
  const [row] = await db
    .select({ at: offerEvents.at })
    .from(offerEvents)
    .where(and(eq(offerEvents.offerId, offerId), eq(offerEvents.kind, 'approval-asked')))
    .orderBy(desc(offerEvents.id))
    .limit(1)
  return row?.at ?? null
}

/** The last decision about a discount, or the asking taken back; null where there was none. */
export async function findApprovalDecision(db: Db, offerId: string) {
  const { kind, actorId: byId, actorName: byName, facts } = offerEvents
  const [row] = await db
    .select({ kind, byId, byName, facts })
    .from(offerEvents)
    .where(and(eq(offerEvents.offerId, offerId), inArray(offerEvents.kind, [...APPROVAL_ENDS])))
    .orderBy(desc(offerEvents.id))
    .limit(1)
  return row ?? null
}

export async function findUser(db: Db, id: string) {
  const { email, isEmailProven, firstName, lastName, phoneNumber, language } = users
  const [row] = await db.select({ email, isEmailProven, firstName, lastName, phoneNumber, language }).from(users).where(eq(users.id, id))
  return row ?? null
}

export async function findConversation(db: Db, customerId: string) {
  const { waitingSince } = chatConversations
  const [row] = await db.select({ waitingSince }).from(chatConversations).where(eq(chatConversations.customerId, customerId))
  return row ?? null
}

export async function findLastChatMessage(db: Db, customerId: string) {
  const { position, text, created } = chatMessages
  const [row] = await db
    .select({ position, text, created })
    .from(chatMessages)
    .where(and(eq(chatMessages.customerId, customerId), eq(chatMessages.fromId, customerId)))
    .orderBy(desc(chatMessages.position))
    .limit(1)
  return row ?? null
}

export async function findContactMessage(db: Db, id: string): Promise<ContactMessageRow | null> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id))
  return row ?? null
}

export async function findMerchant(db: Db, id: string): Promise<MerchantRow | null> {
  const [row] = await db.select().from(merchants).where(eq(merchants.id, id))
  return row ?? null
}

/** Ids of offers of a request, and of the requests of offers, name every entry that a change may concern. */
export async function listOffersOfRequest(db: Db, orderId: string): Promise<string[]> {
  const rows = await db.select({ id: offers.id }).from(offers).where(eq(offers.orderId, orderId)).orderBy(asc(offers.id))
  return rows.map(({ id }) => id)
}

/** Subjects of each kind that have no entry yet, in pieces. */
export async function listWithoutEntry(db: Db, most: number): Promise<SubjectKey[]> {
  const { rows } = await db.execute<{ kind: SubjectKey['kind']; subjectId: string }>(sql`
    (select 'request' as kind, o.id as "subjectId" from ${orders} o
      where not exists (select 1 from desk_entries e where e.kind = 'request' and e.subject_id = o.id) order by o.id limit ${most})
    union all
    (select 'offer', f.id from ${offers} f
      where f.order_id is null and (f.customer_id is not null or f.user_id is not null
        or exists (select 1 from ${offerVersions} v where v.offer_id = f.id and v.sent is not null)
        or exists (select 1 from ${offerEvents} a where a.offer_id = f.id and a.kind = 'approval-asked'))
      and not exists (select 1 from desk_entries e where e.kind = 'offer' and e.subject_id = f.id) order by f.id limit ${most})
    union all
    (select 'acceptance', v.offer_id from ${offerVersions} v
      where v.state = 'accepted' and not v.is_confirmed
      and not exists (select 1 from desk_entries e where e.kind = 'acceptance' and e.subject_id = v.offer_id)
      order by v.offer_id limit ${most})
    union all
    (select 'offer-message', offers.id from ${offers}
      where (offers.unanswered > 0
        or exists (select 1 from ${orderFiles} where order_files.offer_id = offers.id and ${isUnansweredFile}))
      and not exists (select 1 from desk_entries e where e.kind = 'offer-message' and e.subject_id = offers.id)
      order by offers.id limit ${most})
    union all
    (select 'approval', v.offer_id from ${offerVersions} v
      where v.state = 'waiting'
      and not exists (select 1 from desk_entries e where e.kind = 'approval' and e.subject_id = v.offer_id) order by v.offer_id limit ${most})
    union all
    (select 'contact', m.id from ${contactMessages} m
      where not exists (select 1 from desk_entries e where e.kind = 'contact' and e.subject_id = m.id) order by m.id limit ${most})
    union all
    (select 'chat', c.customer_id from ${chatConversations} c
      where c.waiting_since is not null
      and not exists (select 1 from desk_entries e where e.kind = 'chat' and e.subject_id = c.customer_id) order by c.customer_id limit ${most})
    union all
    (select 'application', m.id from ${merchants} m
      where m.status = 'Waiting Approval'
      and not exists (select 1 from desk_entries e where e.kind = 'application' and e.subject_id = m.id) order by m.id limit ${most})
    limit ${most}`)
  return rows
}
