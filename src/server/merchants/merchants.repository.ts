import { count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { userSearchText } from '#domain/accounts/user-search.ts'
import type { MerchantStatus } from '#domain/merchants.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import { brands } from '#server/catalogue/catalogue.tables.ts'
import { contains } from '#server/platform/db/contains.ts'
import type { Db } from '#server/platform/db/database.ts'
import { merchants } from './merchants.tables.ts'

export type NewMerchant = Omit<typeof merchants.$inferInsert, 'searchText'>
export type MerchantRow = typeof merchants.$inferSelect

/** False when a merchant has the email address already, even one made concurrently. */
export async function insertMerchant(db: Db, merchant: NewMerchant): Promise<boolean> {
  const { name, brandName, email, phoneNumber } = merchant
  const searchText = userSearchText({ firstName: name, lastName: brandName, email: email ?? '', phoneNumber })
  const added = await db
    .insert(merchants)
    .values({ ...merchant, searchText })
    .onConflictDoNothing({ target: merchants.email })
    .returning({ id: merchants.id })
  return added.length === 1
}

export async function findMerchant(db: Db, id: string): Promise<MerchantRow | null> {
  const [row] = await db.select().from(merchants).where(eq(merchants.id, id))
  return row ?? null
}

/** The applications of one account, and of its address where that is proven. */
export async function listApplicationsOf(db: Db, { userId, email }: PersonsApplications): Promise<MerchantRow[]> {
  const own = db.select({ id: users.merchantId }).from(users).where(eq(users.id, userId))
  return db
    .select()
    .from(merchants)
    .where(or(inArray(merchants.id, own), email === null ? undefined : eq(merchants.email, email)))
    .orderBy(desc(merchants.id))
}

export interface PersonsApplications {
  readonly userId: string
  /** Null where it is not proven. */
  readonly email: string | null
}

/** The lock lasts until the transaction ends; merchants are locked before their brands. */
export async function lockMerchant(tx: Db, id: string): Promise<MerchantRow | null> {
  const [row] = await tx.select().from(merchants).where(eq(merchants.id, id)).for('update')
  return row ?? null
}

export async function lockMerchantOfBrand(tx: Db, brandId: string): Promise<MerchantRow | null> {
  const [row] = await tx.select().from(merchants).where(eq(merchants.brandId, brandId)).for('update')
  return row ?? null
}

export interface MerchantMove {
  readonly from: MerchantStatus
  readonly to: MerchantStatus
  readonly isActive: boolean
  readonly brandId: string | null
}

/** Answers the new version; null when the merchant's status has changed meanwhile. */
export async function moveMerchant(tx: Db, id: string, { from, to, isActive, brandId }: MerchantMove): Promise<number | null> {
  const [moved] = await tx
    .update(merchants)
    .set({ status: to, isActive, brandId, version: sql`${merchants.version} + 1` })
    .where(sql`${merchants.id} = ${id} and ${merchants.status} = ${from}`)
    .returning({ version: merchants.version })
  return moved?.version ?? null
}

export async function switchMerchantRow(tx: Db, id: string, isActive: boolean): Promise<void> {
  await tx.update(merchants).set({ isActive }).where(eq(merchants.id, id))
}

export async function deleteMerchantRow(tx: Db, id: string): Promise<void> {
  await tx.delete(merchants).where(eq(merchants.id, id))
}

/** The products that switching the merchant would change: the active ones while it is on; while it is off, those that nothing else hides. */
const affects = sql<number>`(
  case when ${merchants.brandId} is null or ${merchants.status} <> 'Approved' then 0 else (
    select count(*) from products
    where products.brand_id = ${merchants.brandId}
      and case when ${merchants.isActive} then products.is_active else products.inactive_reasons = '{merchant}' end
  ) end)::int`

function selectListed(db: Db) {
  return db
    .select({
      merchant: merchants,
      brand: { id: brands.id, name: brands.name, nameAr: brands.nameAr, slug: brands.slug },
      merchantAccountId: users.id,
      affects,
    })
    .from(merchants)
    .leftJoin(brands, eq(brands.id, merchants.brandId))
    .leftJoin(users, eq(users.merchantId, merchants.id))
}

export type ListedMerchantRow = Awaited<ReturnType<typeof selectListed>>[number]

/**
 * Newest first, which is descending order of ids. The page is selected before anything is counted for its rows, so a skipped row costs
 * nothing.
 */
export async function listMerchants(
  db: Db,
  status: MerchantStatus | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedMerchantRow[]> {
  const page = db
    .select({ id: merchants.id })
    .from(merchants)
    .where(isOfStatus(status))
    .orderBy(desc(merchants.id))
    .limit(limit)
    .offset(offset)
  return selectListed(db).where(inArray(merchants.id, page)).orderBy(desc(merchants.id))
}

export async function countMerchants(db: Db, status: MerchantStatus | undefined): Promise<number> {
  const [row] = await db.select({ count: count() }).from(merchants).where(isOfStatus(status))
  return row?.count ?? 0
}

function isOfStatus(status: MerchantStatus | undefined): SQL | undefined {
  return status === undefined ? undefined : eq(merchants.status, status)
}

export interface MerchantSearch {
  readonly parts: readonly string[]
  readonly statuses: readonly MerchantStatus[]
}

/** Merchants whose search text contains one of the parts, or whose status is one of these. */
export async function searchMerchants(db: Db, { parts, statuses }: MerchantSearch, limit: number): Promise<ListedMerchantRow[]> {
  if (parts.length === 0 && statuses.length === 0) return []
  return selectListed(db)
    .where(or(...parts.map((part) => contains(merchants.searchText, part)), inArray(merchants.status, [...statuses])))
    .orderBy(desc(merchants.id))
    .limit(limit)
}

export async function findListedMerchant(db: Db, id: string): Promise<ListedMerchantRow | null> {
  const [row] = await selectListed(db).where(eq(merchants.id, id))
  return row ?? null
}
