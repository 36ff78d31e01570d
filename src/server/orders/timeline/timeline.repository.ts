import { and, asc, eq, exists, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { auditEntries } from '#server/audit/audit.tables.ts'
import { deskEntries, deskLog } from '#server/desk/desk.tables.ts'
import { offers, offerVersions } from '#server/offers/offers.tables.ts'
import type { Db } from '#server/platform/db/database.ts'

/**
 * Calls, messages and visits about a request and its offers, and the one that was the first contact of all that the customer had asked for.
 * Notes are for staff and stay where they are.
 */
export async function listContactsOf(db: Db, orderId: string) {
  const request = alias(deskEntries, 'request')
  const isFirstContact = exists(
    db
      .select({ one: sql`1` })
      .from(request)
      .where(
        and(
          eq(request.kind, 'request'),
          eq(request.subjectId, orderId),
          eq(request.customerId, deskLog.customerId),
          eq(request.firstContact, deskLog.at),
        ),
      ),
  )
  const offersOfOrder = db.select({ id: offers.id }).from(offers).where(eq(offers.orderId, orderId))
  return db
    .select({ at: deskLog.at, way: deskLog.way, outcome: deskLog.outcome, by: deskLog.byName })
    .from(deskLog)
    .innerJoin(deskEntries, eq(deskEntries.id, deskLog.entryId))
    .where(
      and(
        eq(deskLog.event, 'contact'),
        or(
          and(eq(deskEntries.kind, 'request'), eq(deskEntries.subjectId, orderId)),
          and(inArray(deskEntries.kind, ['acceptance', 'offer-message']), inArray(deskEntries.subjectId, offersOfOrder)),
          isFirstContact,
        ),
      ),
    )
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
