import { and, asc, desc, eq, inArray, isNull, ne, not, sql } from 'drizzle-orm'
import { NAME_RULES_MARK } from '#domain/search/names/name-keys.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import { contains } from '#server/platform/db/contains.ts'
import type { Db } from '#server/platform/db/database.ts'
import { customerCompanies, customerContacts, customers } from './customers.tables.ts'

export type CustomerRow = typeof customers.$inferSelect
export type ContactRow = typeof customerContacts.$inferSelect
export type CompanyRow = typeof customerCompanies.$inferSelect

export async function findCustomer(db: Db, id: string): Promise<CustomerRow | null> {
  const [row] = await db.select().from(customers).where(eq(customers.id, id))
  return row ?? null
}

/** Changes of a customer run one after the other; two are locked in the order of their ids. */
export async function lockCustomers(tx: Db, ids: readonly string[]): Promise<ReadonlyMap<string, CustomerRow>> {
  const rows = await tx
    .select()
    .from(customers)
    .where(inArray(customers.id, [...ids]))
    .orderBy(asc(customers.id))
    .for('update')
  return new Map(rows.map((row) => [row.id, row]))
}

/** The customer's own id and those of all records that are part of it. */
export async function listGroupIds(db: Db, id: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive parts as (
      select id from customers where id = ${id}
      union select c.id from customers c join parts on c.joined_into = parts.id
    ) select id from parts`)
  return rows.map((row) => row.id)
}

/** Raises the version and answers it. */
export async function updateCustomer(tx: Db, id: string, set: Partial<typeof customers.$inferInsert> = {}): Promise<number> {
  const [row] = await tx
    .update(customers)
    .set({ ...set, version: sql`${customers.version} + 1` })
    .where(eq(customers.id, id))
    .returning({ version: customers.version })
  return row?.version ?? 0
}

export async function setJoinedInto(tx: Db, id: string, joinedInto: string | null): Promise<void> {
  await tx.update(customers).set({ joinedInto }).where(eq(customers.id, id))
}

export async function setSearchText(tx: Db, id: string, searchText: string): Promise<void> {
  await tx
    .update(customers)
    .set({ searchText })
    .where(and(eq(customers.id, id), ne(customers.searchText, searchText)))
}

/** Customers whose search text was made by older rules, as before names were found in either script. */
export async function listOldSearchTexts(db: Db, most: number): Promise<string[]> {
  const rows = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(isOwnRecord, not(contains(customers.searchText, NAME_RULES_MARK))))
    .limit(most)
  return rows.map(({ id }) => id)
}

export async function listNames(db: Db, ids: readonly string[]): Promise<{ id: string; name: string }[]> {
  if (ids.length === 0) return []
  return db
    .select({ id: customers.id, name: customers.name })
    .from(customers)
    .where(inArray(customers.id, [...ids]))
}

/** The newest first. */
export async function listContacts(db: Db, customerIds: readonly string[]): Promise<ContactRow[]> {
  return db
    .select()
    .from(customerContacts)
    .where(inArray(customerContacts.customerId, [...customerIds]))
    .orderBy(desc(customerContacts.created), desc(customerContacts.id))
}

/** False where the customer has it already. */
export async function insertContact(tx: Db, contact: ContactRow): Promise<boolean> {
  const rows = await tx.insert(customerContacts).values(contact).onConflictDoNothing().returning({ id: customerContacts.id })
  return rows.length > 0
}

export async function deleteContact(tx: Db, { id, customerId }: { id: string; customerId: string }): Promise<ContactRow | null> {
  const [row] = await tx
    .delete(customerContacts)
    .where(and(eq(customerContacts.id, id), eq(customerContacts.customerId, customerId)))
    .returning()
  return row ?? null
}

/** The newest first. */
export async function listCompanies(db: Db, customerIds: readonly string[]): Promise<CompanyRow[]> {
  return db
    .select()
    .from(customerCompanies)
    .where(inArray(customerCompanies.customerId, [...customerIds]))
    .orderBy(desc(customerCompanies.created), desc(customerCompanies.id))
}

export async function insertCompany(tx: Db, company: typeof customerCompanies.$inferInsert): Promise<void> {
  await tx.insert(customerCompanies).values(company)
}

export async function updateCompany(tx: Db, id: string, set: Partial<typeof customerCompanies.$inferInsert>): Promise<void> {
  await tx
    .update(customerCompanies)
    .set({ ...set, version: sql`${customerCompanies.version} + 1` })
    .where(eq(customerCompanies.id, id))
}

export async function deleteCompany(tx: Db, { id, customerId }: { id: string; customerId: string }): Promise<CompanyRow | null> {
  const [row] = await tx
    .delete(customerCompanies)
    .where(and(eq(customerCompanies.id, id), eq(customerCompanies.customerId, customerId)))
    .returning()
  return row ?? null
}

/** Accounts of these customers, the oldest first. */
export async function listAccounts(db: Db, customerIds: readonly string[]) {
  return db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      isEmailProven: users.isEmailProven,
      role: users.role,
    })
    .from(customers)
    .innerJoin(users, eq(users.id, customers.userId))
    .where(inArray(customers.id, [...customerIds]))
    .orderBy(asc(users.created))
}

export interface TwinRow {
  readonly id: string
  readonly name: string
  readonly hasAccount: boolean
  readonly shared: readonly string[]
  readonly entries: number
}

/** Other customers that have one of the contacts of this one. */
export async function listTwins(db: Db, id: string): Promise<TwinRow[]> {
  const { rows } = await db.execute<{ id: string; name: string; hasAccount: boolean; shared: string[]; entries: number }>(sql`
    select other.id, other.name, other.user_id is not null as "hasAccount", array_agg(distinct theirs.shown) as shared,
      (select count(*)::int from desk_entries e where e.customer_id = other.id) as entries
    from customer_contacts mine
    join customer_contacts theirs on theirs.kind = mine.kind and theirs.value = mine.value and theirs.customer_id <> mine.customer_id
    join customers other on other.id = theirs.customer_id and other.joined_into is null
    where mine.customer_id = ${id}
    group by other.id
    order by other.id`)
  return rows
}

/** A customer that is part of another one stands in no list. */
export const isOwnRecord = isNull(customers.joinedInto)
