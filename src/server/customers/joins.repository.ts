import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { customerCompanies, customerContacts, customerJoins, customers } from './customers.tables.ts'

export type JoinRow = typeof customerJoins.$inferSelect

export async function insertJoin(tx: Db, join: Omit<JoinRow, 'undone'>): Promise<void> {
  await tx.insert(customerJoins).values(join)
}

export async function findJoin(db: Db, id: string): Promise<JoinRow | null> {
  const [row] = await db.select().from(customerJoins).where(eq(customerJoins.id, id))
  return row ?? null
}

/** Joinings into this customer that stand, the newest first, with the name of the joined one. */
export async function listOpenJoins(db: Db, remainingId: string) {
  return db
    .select({ id: customerJoins.id, name: customers.name, at: customerJoins.at, byName: customerJoins.byName })
    .from(customerJoins)
    .innerJoin(customers, eq(customers.id, customerJoins.joinedId))
    .where(and(eq(customerJoins.remainingId, remainingId), isNull(customerJoins.undone)))
    .orderBy(desc(customerJoins.at))
}

/** Records without an account that have this email address and no other one. */
export async function listRecordsOfAddress(db: Db, email: string): Promise<string[]> {
  const other = sql`exists (select from customer_contacts o
    where o.customer_id = ${customers.id} and o.kind = 'email' and o.value <> ${email})`
  const rows = await db
    .select({ id: customers.id })
    .from(customers)
    .innerJoin(customerContacts, eq(customerContacts.customerId, customers.id))
    .where(
      and(
        eq(customerContacts.kind, 'email'),
        eq(customerContacts.value, email),
        isNull(customers.userId),
        isNull(customers.joinedInto),
        sql`not ${other}`,
      ),
    )
    .orderBy(customers.id)
  return rows.map(({ id }) => id)
}

/** False where somebody has undone it before. */
export async function markUndone(tx: Db, id: string, at: Date): Promise<boolean> {
  const rows = await tx
    .update(customerJoins)
    .set({ undone: at })
    .where(and(eq(customerJoins.id, id), isNull(customerJoins.undone)))
    .returning({ id: customerJoins.id })
  return rows.length > 0
}

/** Computes the last activity anew, once rows of the log have moved between customers. */
export async function resetActive(tx: Db, ids: readonly string[]): Promise<void> {
  const last = sql`(select max(l.at) from desk_log l where l.customer_id = ${customers.id})`
  await tx
    .update(customers)
    .set({ active: sql`coalesce(${last}, ${customers.created})` })
    .where(inArray(customers.id, [...ids]))
}

interface Way {
  readonly from: string
  readonly to: string
}

/** A contact that the other customer has as well stays where it is. Answers the ids of those that moved. */
export async function moveContacts(tx: Db, { from, to }: Way, only?: readonly string[]): Promise<string[]> {
  const has = sql`exists (select from customer_contacts o
    where o.customer_id = ${to} and o.kind = ${customerContacts.kind} and o.value = ${customerContacts.value})`
  const rows = await tx
    .update(customerContacts)
    .set({ customerId: to })
    .where(
      and(eq(customerContacts.customerId, from), only === undefined ? undefined : inArray(customerContacts.id, [...only]), sql`not ${has}`),
    )
    .returning({ id: customerContacts.id })
  return rows.map(({ id }) => id)
}

export async function moveCompanies(tx: Db, { from, to }: Way, only?: readonly string[]): Promise<string[]> {
  const rows = await tx
    .update(customerCompanies)
    .set({ customerId: to })
    .where(and(eq(customerCompanies.customerId, from), only === undefined ? undefined : inArray(customerCompanies.id, [...only])))
    .returning({ id: customerCompanies.id })
  return rows.map(({ id }) => id)
}
