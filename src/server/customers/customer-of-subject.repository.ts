import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { insertingRows } from '#server/platform/db/json-rows.ts'
import { preparedOnce } from '#server/platform/db/prepared.ts'
import type { ContactRow, CustomerRow } from './customers.repository.ts'
import { customerCompanies, customerContacts, customers } from './customers.tables.ts'

/** Two subjects of the same unknown person that arrive at once make one customer: the second waits for the first. */
export async function lockIdentity(tx: Db, value: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`customer ${value}`}, 0))`)
}

export async function findCustomerOfUser(db: Db, userId: string): Promise<CustomerRow | null> {
  const [row] = await db.select().from(customers).where(eq(customers.userId, userId))
  return row ?? null
}

/** The same, locked until the transaction ends, unless it was joined into another one: those two are locked in their own order. */
export async function lockCustomerOfUser(tx: Db, userId: string): Promise<CustomerRow | null> {
  const [row] = await customerOfUserLocked(tx).execute({ userId })
  return row ?? null
}

const customerOfUserLocked = preparedOnce((db) => {
  const isWhole = and(eq(customers.userId, sql.placeholder('userId')), isNull(customers.joinedInto))
  return db.select().from(customers).where(isWhole).for('no key update').prepare('customer_of_user_locked')
})

/** The oldest record with this phone or email; one without an account is asked for where an account is to be given to it. */
export async function findCustomerByContact(
  db: Db,
  { kind, value }: Pick<ContactRow, 'kind' | 'value'>,
  { hasNoUser }: { readonly hasNoUser: boolean },
): Promise<CustomerRow | null> {
  const [row] = await db
    .select({ customer: customers })
    .from(customerContacts)
    .innerJoin(customers, eq(customers.id, customerContacts.customerId))
    .where(
      and(
        eq(customerContacts.kind, kind),
        eq(customerContacts.value, value),
        isNull(customers.joinedInto),
        hasNoUser ? isNull(customers.userId) : undefined,
      ),
    )
    .orderBy(asc(customers.created), asc(customers.id))
    .limit(1)
  return row?.customer ?? null
}

/** Facts known of the customer of an account, whose id need not have been read. */
export async function listFactsOfUser(db: Db, userId: string): Promise<{ kind: string; value: string }[]> {
  return factsOfUser(db).execute({ userId })
}

const factsOfUser = preparedOnce((db) => {
  const isTheirs = eq(customers.userId, sql.placeholder('userId'))
  const contacts = db
    .select({ kind: sql<string>`${customerContacts.kind}`.as('kind'), value: sql<string>`${customerContacts.value}`.as('value') })
    .from(customers)
    .innerJoin(customerContacts, eq(customerContacts.customerId, customers.id))
    .where(isTheirs)
  const companies = db
    .select({
      kind: sql<string>`'company'`.as('kind'),
      value: sql<string>`unnest(array[${customerCompanies.name}, ${customerCompanies.nameAr}])`.as('value'),
    })
    .from(customers)
    .innerJoin(customerCompanies, eq(customerCompanies.customerId, customers.id))
    .where(isTheirs)
  return contacts.unionAll(companies).prepare('facts_of_users_customer')
})

/** False where somebody made the same user's record meanwhile. */
export async function insertCustomer(tx: Db, customer: typeof customers.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(customers).values(customer).onConflictDoNothing().returning({ id: customers.id })
  return rows.length > 0
}

export async function raiseActive(tx: Db, id: string, at: Date): Promise<void> {
  await raisedActive(tx).execute({ id, at })
}

const raisedActive = preparedOnce((db) => {
  const at = sql.placeholder('at')
  const isOlder = and(eq(customers.id, sql.placeholder('id')), lt(customers.active, at))
  return db
    .update(customers)
    .set({ active: sql`${at}` })
    .where(isOlder)
    .prepare('customer_active')
})

/** False where the record, or the user, has the other already. */
export async function giveUser(tx: Db, id: string, userId: string): Promise<boolean> {
  const rows = await tx
    .update(customers)
    .set({ userId })
    .where(and(eq(customers.id, id), isNull(customers.userId)))
    .returning({ id: customers.id })
  return rows.length > 0
}

/** True where at least one of them was not known. */
export async function insertContacts(tx: Db, contacts: readonly ContactRow[]): Promise<boolean> {
  if (contacts.length === 0) return false
  const { rows } = await tx.execute(sql`${insertingRows(customerContacts, contacts)} on conflict do nothing returning id`)
  return rows.length > 0
}

export async function hasCompany(db: Db, customerId: string, name: string): Promise<boolean> {
  const isNamed = or(eq(customerCompanies.name, name), eq(customerCompanies.nameAr, name))
  const found = await db.$count(customerCompanies, and(eq(customerCompanies.customerId, customerId), isNamed))
  return found > 0
}

/** Work on a customer's entries waits for its row, so that all of them are taken, moved and closed in one order. */
export async function lockCustomer(tx: Db, id: string): Promise<CustomerRow | null> {
  const [row] = await tx.select().from(customers).where(eq(customers.id, id)).for('no key update')
  return row ?? null
}

/** The same for the record that this one is a part of, if it is: it may have been joined just before. */
export async function lockRemaining(tx: Db, id: string): Promise<CustomerRow | null> {
  const isWhole = and(eq(customers.id, id), isNull(customers.joinedInto))
  const [whole] = await tx.select().from(customers).where(isWhole).for('no key update')
  if (whole !== undefined) return whole
  for (;;) {
    const row = await lockCustomer(tx, await findRemaining(tx, id))
    if (row === null || row.joinedInto === null) return row
  }
}

/** The record that this one was joined into, at the end of any chain. */
export async function findRemaining(db: Db, id: string): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive chain as (
      select ${customers.id} as id, ${customers.joinedInto} as next from ${customers} where ${customers.id} = ${id}
      union all
      select c.id, c.joined_into from chain join ${customers} c on c.id = chain.next
    )
    select id from chain where next is null limit 1`)
  return rows[0]?.id ?? id
}
