import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { auditEntries } from '#server/audit/audit.tables.ts'
import { deskEntries, deskLog } from '#server/desk/desk.tables.ts'
import { offers, offerVersions } from '#server/offers/offers.tables.ts'
import type { Db } from '#server/platform/db/database.ts'

/**
 * Calls, messages and visits about a request and its offers, and the one that was the first contact of all that the customer had asked for.
 * Notes are for staff and stay where they are.
 */
export async function listContactsOf(db: Db, orderId: string) {
  const ofRequest = and(eq(deskEntries.kind, 'request'), eq(deskEntries.subjectId, orderId))
  const ofOffer = and(inArray(deskEntries.kind, ['acceptance', 'offer-message']), eq(offers.orderId, orderId))
  const isFirstContact = and(eq(deskLog.customerId, deskEntries.customerId), eq(deskLog.at, deskEntries.firstContact))
  // Each kind by its own index: one condition over all of them would read the whole log.
  const found = sql`array(
    ${db.select({ id: deskLog.id }).from(deskEntries).innerJoin(deskLog, eq(deskLog.entryId, deskEntries.id)).where(ofRequest)}
    union ${db
      .select({ id: deskLog.id })
      .from(offers)
      .innerJoin(deskEntries, eq(deskEntries.subjectId, offers.id))
      .innerJoin(deskLog, eq(deskLog.entryId, deskEntries.id))
      .where(ofOffer)}
    union ${db.select({ id: deskLog.id }).from(deskEntries).innerJoin(deskLog, isFirstContact).where(ofRequest)})`
  return db
    .select({ at: deskLog.at, way: deskLog.way, outcome: deskLog.outcome, by: deskLog.byName })
    .from(deskLog)
    .where(and(sql`${deskLog.id} = any(${found})`, eq(deskLog.event, 'contact'), isNotNull(deskLog.entryId)))
    .orderBy(asc(deskLog.at))
}

/** Versions that the customer got. */
export async function listSentVersions(db: Db, orderId: string) {
  return db
    .select({
      year: offers.year,
      number: offers.number,
      version: offerVersions.version,
      state: offerVersions.state,
      sent: offerVersions.sent,
      ended: offerVersions.ended,
    })
    .from(offerVersions)
    .innerJoin(offers, eq(offers.id, offerVersions.offerId))
    .where(and(eq(offers.orderId, orderId), isNotNull(offerVersions.sent)))
}

/** Moves of lines to "Delivered", from the order's history. */
export async function listDeliveries(db: Db, orderId: string): Promise<{ line: string; at: Date }[]> {
  const ofOrder = and(eq(auditEntries.recordKind, 'order'), eq(auditEntries.recordId, orderId))
  const isDelivery = and(eq(auditEntries.action, 'order.line-status'), sql`${auditEntries.after} ->> 'status' = 'Delivered'`)
  return db
    .select({ line: sql<string>`${auditEntries.after} ->> 'line'`, at: auditEntries.at })
    .from(auditEntries)
    .where(and(ofOrder, isDelivery))
}
