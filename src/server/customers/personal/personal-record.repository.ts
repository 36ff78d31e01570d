import { and, asc, eq, inArray, notInArray } from 'drizzle-orm'
import { NO_NAME } from '#domain/accounts/deleting.ts'
import type { Db } from '#server/platform/db/database.ts'
import { customerCompanies, customerContacts, customerJoins, customers } from '../customers.tables.ts'

/** The desk's record of this account; null where it has none. */
export async function findRecordOf(db: Db, userId: string): Promise<string | null> {
  const [row] = await db.select({ id: customers.id }).from(customers).where(eq(customers.userId, userId))
  return row?.id ?? null
}

export async function lockRecords(tx: Db, ids: readonly string[]) {
  return tx
    .select({ id: customers.id, userId: customers.userId })
    .from(customers)
    .where(inArray(customers.id, [...ids]))
    .orderBy(asc(customers.id))
    .for('update')
}

/** The rows stay for the figures. */
export async function emptyRecords(tx: Db, ids: readonly string[]): Promise<void> {
  await tx
    .update(customers)
    .set({ name: NO_NAME, userId: null })
    .where(inArray(customers.id, [...ids]))
  await tx.delete(customerContacts).where(inArray(customerContacts.customerId, [...ids]))
  await tx.delete(customerCompanies).where(inArray(customerCompanies.customerId, [...ids]))
  await tx
    .update(customerJoins)
    .set({ byName: NO_NAME })
    .where(inArray(customerJoins.remainingId, [...ids]))
}

/** The name of a colleague who leaves. */
export async function forgetJoiner(tx: Db, userId: string): Promise<void> {
  await tx.update(customerJoins).set({ byName: NO_NAME }).where(eq(customerJoins.byId, userId))
}

/** Takes an address from all other records that have it; answers their ids. */
export async function takeEmailFrom(tx: Db, email: string, but: readonly string[]): Promise<string[]> {
  const others = but.length === 0 ? undefined : notInArray(customerContacts.customerId, [...but])
  const rows = await tx
    .delete(customerContacts)
    .where(and(eq(customerContacts.kind, 'email'), eq(customerContacts.value, email), others))
    .returning({ id: customerContacts.customerId })
  return rows.map(({ id }) => id)
}
