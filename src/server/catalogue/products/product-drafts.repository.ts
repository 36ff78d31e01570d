import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { ManagedScope } from '#domain/accounts/viewer.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import { brands, categories } from '#server/catalogue/catalogue.tables.ts'
import type { Paging } from '#server/catalogue/listing/cards.repository.ts'
import { inManagedScope } from '#server/catalogue/managed-scope.repository.ts'
import { containsPattern } from '#server/platform/db/contains.ts'
import type { Db } from '#server/platform/db/database.ts'
import { uuids } from '#server/platform/ids.ts'
import { productDrafts } from './product-drafts.tables.ts'
import type { Deletion } from './product-trash.repository.ts'
import { deletedProducts } from './product-trash.tables.ts'

export type DraftRow = typeof productDrafts.$inferSelect
export type DraftColumns = Omit<DraftRow, 'id' | 'version' | 'created'>

/** A draft with the names of its brand and of the person who changed it last. */
export interface ListedDraft {
  readonly row: DraftRow
  readonly brand: { readonly _id: string; readonly name: string; readonly nameAr: string; readonly slug: string } | null
  readonly changedBy: string | null
}

export interface DraftFilter {
  readonly scope: ManagedScope
  /** Empty for all. */
  readonly term: string
}

function isListed({ scope, term }: DraftFilter): SQL | undefined {
  const pattern = containsPattern(term.toLowerCase())
  const words = [productDrafts.sku, productDrafts.name, productDrafts.nameAr]
  const isFound = term === '' ? undefined : or(...words.map((column) => sql`lower(${column}) like ${pattern}`))
  return and(inManagedScope(scope, productDrafts.brandId), isFound)
}

function selectDrafts(db: Db) {
  return db
    .select({
      row: productDrafts,
      brand: { _id: brands.id, name: brands.name, nameAr: brands.nameAr, slug: brands.slug },
      changedBy: users.firstName,
    })
    .from(productDrafts)
    .leftJoin(brands, eq(brands.id, productDrafts.brandId))
    .leftJoin(users, eq(users.id, productDrafts.changedById))
    .$dynamic()
}

export async function listDrafts(db: Db, filter: DraftFilter, { limit, offset }: Paging): Promise<ListedDraft[]> {
  return selectDrafts(db).where(isListed(filter)).orderBy(desc(productDrafts.changed), desc(productDrafts.id)).limit(limit).offset(offset)
}

export async function countDrafts(db: Db, filter: DraftFilter): Promise<number> {
  return db.$count(productDrafts, isListed(filter))
}

interface OneDraft {
  readonly id: string
  readonly scope: ManagedScope
}

/** Null also for a draft of another brand than the scope's. */
export async function findDraft(db: Db, { id, scope }: OneDraft): Promise<ListedDraft | null> {
  const [found] = await selectDrafts(db).where(and(eq(productDrafts.id, id), inManagedScope(scope, productDrafts.brandId)))
  return found ?? null
}

/** Locks a draft until the transaction ends. */
export async function lockDraft(tx: Db, { id, scope }: OneDraft): Promise<DraftRow | null> {
  const [row] = await tx
    .select()
    .from(productDrafts)
    .where(and(eq(productDrafts.id, id), inManagedScope(scope, productDrafts.brandId)))
    .for('update')
  return row ?? null
}

export async function insertDraft(tx: Db, row: DraftRow): Promise<void> {
  await tx.insert(productDrafts).values(row)
}

export async function writeDraft(tx: Db, id: string, columns: Partial<DraftColumns> & { readonly version?: number }): Promise<void> {
  await tx.update(productDrafts).set(columns).where(eq(productDrafts.id, id))
}

export async function deleteDraft(tx: Db, id: string): Promise<void> {
  await tx.delete(productDrafts).where(eq(productDrafts.id, id))
}

/** The existing ones among these categories, in a stable order. */
export async function listCategoriesNamed(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .select({ _id: categories.id, name: categories.name, nameAr: categories.nameAr, slug: categories.slug })
    .from(categories)
    .where(sql`${categories.id} = any(${uuids(ids)})`)
    .orderBy(categories.id)
}

/** Deletes locked drafts in a way that can be taken back. */
export async function moveDraftsToTrash(tx: Db, ids: readonly string[], { at, by }: Deletion): Promise<void> {
  const chosen = uuids(ids)
  await tx.execute(sql`
    insert into ${deletedProducts} (id, brand_id, deleted, deleted_by_id, is_draft, product, category_ids, reviews, order_line_ids, old_slugs)
    select d.id, d.brand_id, ${at.toISOString()}::timestamptz, ${by}::uuid, true, to_jsonb(d), d.category_ids, '[]', '{}', '{}'
    from ${productDrafts} d where d.id = any(${chosen})`)
  await tx.delete(productDrafts).where(sql`${productDrafts.id} = any(${chosen})`)
}
