import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { LineStatus } from '#domain/orders/orders.ts'
import type { Db } from '#server/platform/db/database.ts'
import { offerDeliveryNotes, offerItems, offerPayments } from './offers.tables.ts'

export type ItemRow = typeof offerItems.$inferSelect
export type PaymentRow = typeof offerPayments.$inferSelect

export async function insertItems(tx: Db, items: readonly (typeof offerItems.$inferInsert)[]): Promise<void> {
  if (items.length > 0) await tx.insert(offerItems).values([...items])
}

export async function listItems(db: Db, offerId: string): Promise<ItemRow[]> {
  return db.select().from(offerItems).where(eq(offerItems.offerId, offerId)).orderBy(asc(offerItems.position))
}

export async function listWarranties(db: Db, offerIds: readonly string[]): Promise<Pick<ItemRow, 'offerId' | 'warrantyEnds'>[]> {
  if (offerIds.length === 0) return []
  return db
    .select({ offerId: offerItems.offerId, warrantyEnds: offerItems.warrantyEnds })
    .from(offerItems)
    .where(inArray(offerItems.offerId, [...offerIds]))
}

export async function updateItem(
  tx: Db,
  { id, status }: { readonly id: string; readonly status: LineStatus },
  set: Partial<typeof offerItems.$inferInsert>,
): Promise<boolean> {
  const rows = await tx
    .update(offerItems)
    .set(set)
    .where(and(eq(offerItems.id, id), eq(offerItems.status, status)))
    .returning({ id: offerItems.id })
  return rows.length > 0
}

/** The numbers of the notes by their days. */
export async function listNoteNumbers(db: Db, offerId: string): Promise<ReadonlyMap<string, number>> {
  const { day, number } = offerDeliveryNotes
  const rows = await db.select({ day, number }).from(offerDeliveryNotes).where(eq(offerDeliveryNotes.offerId, offerId))
  return new Map(rows.map((row) => [row.day, row.number]))
}

/** Gives the next numbers to days of delivery that have none, the earliest first. */
export async function numberNotes(tx: Db, offerId: string): Promise<void> {
  const { day, number } = offerDeliveryNotes
  await tx.execute(sql`
    insert into ${offerDeliveryNotes} (offer_id, day, number)
    select ${offerId}::uuid, made.day, coalesce((select max(${number}) from ${offerDeliveryNotes} where ${offerDeliveryNotes.offerId} = ${offerId}), 0)
      + row_number() over (order by made.day)
    from (
      select distinct ${offerItems.delivered} as day from ${offerItems}
      where ${offerItems.offerId} = ${offerId} and ${offerItems.status} = 'Delivered' and ${offerItems.delivered} is not null
    ) made
    where not exists (select from ${offerDeliveryNotes} where ${offerDeliveryNotes.offerId} = ${offerId} and ${day} = made.day)
    on conflict do nothing`)
}

/** A note moves along with a corrected day, if nothing else was delivered on the old day and the corrected day has no note. */
export async function moveNote(tx: Db, offerId: string, { from, to }: { readonly from: string; readonly to: string }): Promise<void> {
  const { day } = offerDeliveryNotes
  const ofOffer = eq(offerDeliveryNotes.offerId, offerId)
  await tx
    .update(offerDeliveryNotes)
    .set({ day: to })
    .where(
      and(
        ofOffer,
        eq(day, from),
        sql`not exists (select from ${offerItems} where ${offerItems.offerId} = ${offerId}
          and ${offerItems.status} = 'Delivered' and ${offerItems.delivered} = ${from})`,
        sql`not exists (select from ${offerDeliveryNotes} other where other.offer_id = ${offerId} and other.day = ${to})`,
      ),
    )
}

/** The lock of their request keeps these items as they were read. */
export async function updateItems(tx: Db, ids: readonly string[], set: Partial<typeof offerItems.$inferInsert>): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(offerItems)
      .set(set)
      .where(inArray(offerItems.id, [...ids]))
}

/** Lines of accepted offers that answer these lines of a request. */
export async function listItemsOfLines(tx: Db, orderLineIds: readonly string[]): Promise<ItemRow[]> {
  if (orderLineIds.length === 0) return []
  return tx
    .select()
    .from(offerItems)
    .where(inArray(offerItems.orderLineId, [...orderLineIds]))
}

/** Pieces of products in accepted offers that are neither delivered nor cancelled. */
export async function countUndelivered(db: Db, productIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .select({ product: offerItems.productId, pieces: sql<number>`sum(${offerItems.quantity})::float8` })
    .from(offerItems)
    .where(and(inArray(offerItems.productId, [...productIds]), notInArray(offerItems.status, ['Delivered', 'Cancelled'])))
    .groupBy(offerItems.productId)
  return new Map(rows.flatMap(({ product, pieces }) => (product === null ? [] : [[product, pieces] as const])))
}

/** False where the id is that of another payment. */
export async function insertPayment(tx: Db, payment: PaymentRow): Promise<boolean> {
  const rows = await tx.insert(offerPayments).values(payment).onConflictDoNothing().returning({ id: offerPayments.id })
  return rows.length > 0
}

export async function deletePayment(tx: Db, offerId: string, id: string): Promise<PaymentRow | null> {
  const [row] = await tx
    .delete(offerPayments)
    .where(and(eq(offerPayments.id, id), eq(offerPayments.offerId, offerId)))
    .returning()
  return row ?? null
}

export async function listPayments(db: Db, offerId: string): Promise<PaymentRow[]> {
  return db
    .select()
    .from(offerPayments)
    .where(eq(offerPayments.offerId, offerId))
    .orderBy(asc(offerPayments.received), asc(offerPayments.id))
}
