import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { NO_NAME } from '#domain/accounts/deleting.ts'
import type { Db } from '#server/platform/db/database.ts'
import { uuids } from '#server/platform/ids.ts'
import { orderFiles } from '../files/order-files.tables.ts'
import { carts, orderLines, orders, requestLinks } from '../orders.tables.ts'

export interface PersonsRecords {
  readonly userId: string
  /** The desk's records of this person. */
  readonly customerIds: readonly string[]
}

/** Bags wait for their requests, so that a request that is being placed comes first or not at all. */
export async function lockCartsOf(tx: Db, userId: string): Promise<void> {
  await tx.select({ id: carts.id }).from(carts).where(eq(carts.userId, userId)).orderBy(asc(carts.id)).for('update')
}

/** A person's requests, with those that staff wrote down before there was an account; locked in one order. */
export async function lockRequestsOf(tx: Db, { userId, customerIds }: PersonsRecords) {
  const byPhone = customerIds.length === 0 ? undefined : and(inArray(orders.customerId, [...customerIds]), isNull(orders.userId))
  return tx
    .select({ id: orders.id, number: orders.number, archived: orders.archived })
    .from(orders)
    .where(or(eq(orders.userId, userId), byPhone))
    .orderBy(asc(orders.id))
    .for('update')
}

/** Numbers, lines and amounts stay. */
export async function forgetContacts(tx: Db, ids: readonly string[]): Promise<void> {
  const nothing = { lastName: '', phoneNumber: '', email: '', replacedPhone: null, delivery: null, words: '', searchText: '' }
  await tx
    .update(orders)
    .set({ ...nothing, firstName: NO_NAME, userId: null, archivedReason: null })
    .where(inArray(orders.id, [...ids]))
  await tx
    .update(orderLines)
    .set({ cancelReason: null })
    .where(inArray(orderLines.orderId, [...ids]))
  await tx.delete(requestLinks).where(inArray(requestLinks.orderId, [...ids]))
}

/** The files of these requests and offers; answers their ids. */
export async function deleteFilesOf(
  tx: Db,
  { orderIds, offerIds }: { readonly orderIds: readonly string[]; readonly offerIds: readonly string[] },
): Promise<string[]> {
  const rows = await tx
    .delete(orderFiles)
    .where(sql`${orderFiles.orderId} = any(${uuids(orderIds)}) or ${orderFiles.offerId} = any(${uuids(offerIds)})`)
    .returning({ id: orderFiles.id })
  return rows.map(({ id }) => id)
}
