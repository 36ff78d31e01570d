import { and, eq, isNull, or } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import { customerContacts, customers } from '#server/customers/customers.tables.ts'
import { deskEntries } from '#server/desk/desk.tables.ts'
import { orders } from '#server/orders/orders.tables.ts'
import type { Db } from '#server/platform/db/database.ts'

type Contact = Pick<typeof customerContacts.$inferSelect, 'kind' | 'value'>

/** Customers with one of these contacts, the oldest first. */
export async function listCustomersWith(db: Db, contacts: readonly Contact[], most: number): Promise<string[]> {
  if (contacts.length === 0) return []
  const rows = await db
    .selectDistinct({ id: customers.id, created: customers.created })
    .from(customerContacts)
    .innerJoin(customers, eq(customers.id, customerContacts.customerId))
    .where(
      and(
        isNull(customers.joinedInto),
        or(...contacts.map(({ kind, value }) => and(eq(customerContacts.kind, kind), eq(customerContacts.value, value)))),
      ),
    )
    .orderBy(customers.created)
    .limit(most)
  return rows.map(({ id }) => id)
}

/** The account of a customer; null where there is none. */
export async function findCustomersAccount(db: Db, customerId: string): Promise<string | null> {
  const [row] = await db.select({ userId: customers.userId }).from(customers).where(eq(customers.id, customerId))
  return row?.userId ?? null
}

export async function isCustomer(db: Db, id: string): Promise<boolean> {
  return (await db.$count(customers, eq(customers.id, id))) > 0
}

/** The account that has proven this address. */
export async function findProvenAccount(db: Db, email: string): Promise<string | null> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), eq(users.isEmailProven, true)))
  return row?.id ?? null
}

/** An open request, for which staff make a link. */
export async function findLinkable(db: Db, orderId: string) {
  const [row] = await db
    .select({ id: orders.id, enteredBy: orders.enteredBy, language: orders.language })
    .from(orders)
    .where(and(eq(orders.id, orderId), isNull(orders.archived)))
  return row ?? null
}

/** The open entry of a request on the sales desk. */
export async function findDeskEntry(db: Db, orderId: string): Promise<string | null> {
  const { id, kind, subjectId, closed } = deskEntries
  const [row] = await db
    .select({ id })
    .from(deskEntries)
    .where(and(eq(kind, 'request'), eq(subjectId, orderId), isNull(closed)))
  return row?.id ?? null
}
