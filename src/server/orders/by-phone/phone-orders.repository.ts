import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { insertStatuses } from '../lists/order-statuses.repository.ts'
import { orderLines, orders } from '../orders.tables.ts'

export type PhoneOrder = typeof orders.$inferInsert & { readonly customerId: string }
export type PhoneLine = Omit<typeof orderLines.$inferInsert, 'orderId'>

export async function insertPhoneOrder(tx: Db, order: PhoneOrder, lines: readonly PhoneLine[]): Promise<number> {
  const [row] = await tx.insert(orders).values(order).returning({ number: orders.number })
  if (row === undefined) throw new Error('a request was not inserted')
  if (lines.length > 0) await tx.insert(orderLines).values(lines.map((line) => ({ ...line, orderId: order.id })))
  await insertStatuses(tx, order.id, lines)
  return row.number
}

export async function findPhoneOrder(db: Db, key: string) {
  const [row] = await db
    .select({ id: orders.id, number: orders.number, customerId: orders.customerId, enteredBy: orders.enteredBy, archived: orders.archived })
    .from(orders)
    .where(eq(orders.cartId, key))
  return row ?? null
}

/** Gives the requests of an address to the account that has proven it. */
export async function giveToAccount(tx: Db, { userId, email }: { readonly userId: string; readonly email: string }): Promise<string[]> {
  const rows = await tx
    .update(orders)
    .set({ userId })
    .where(and(eq(orders.email, email), isNull(orders.userId)))
    .returning({ id: orders.id })
  return rows.map(({ id }) => id)
}
