import { and, desc, eq, getTableColumns, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { NO_NAME } from '#domain/accounts/deleting.ts'
import type { ManagedScope } from '#domain/accounts/viewer.ts'
import { allPictures } from '#domain/catalogue/product-pictures.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import { brands, categories, oldSlugs, productCategories, products } from '#server/catalogue/catalogue.tables.ts'
import { deletedCollections } from '#server/catalogue/collection-trash.tables.ts'
import type { Paging } from '#server/catalogue/listing/cards.repository.ts'
import { inManagedScope } from '#server/catalogue/managed-scope.repository.ts'
import { findTakenProductSlugs, inChunks, insertMemberships, insertProducts } from '#server/catalogue/records.repository.ts'
import { orderLines } from '#server/orders/orders.tables.ts'
import { containsPattern } from '#server/platform/db/contains.ts'
import type { Db } from '#server/platform/db/database.ts'
import { uuids } from '#server/platform/ids.ts'
import { reviews } from '#server/reviews/reviews.tables.ts'
import { productDrafts } from './product-drafts.tables.ts'
import type { ProductRow } from './product-management.repository.ts'
import { deletedProducts, type StoredRow } from './product-trash.tables.ts'

export type DeletedRow = Omit<typeof deletedProducts.$inferSelect, 'product'> & { readonly product: ProductRow }

export type NamedProduct = Pick<ProductRow, 'id' | 'name' | 'nameAr' | 'sku'>

export interface Deletion {
  readonly at: Date
  /** The id of the person who deletes. */
  readonly by: string
}

/**
 * Deletes locked products, with all that goes with them, in a way that can be taken back. The stronger lock waits for requests that are
 * being placed with them, so that their lines are not missed.
 */
export async function moveToTrash(tx: Db, ids: readonly string[], { at, by }: Deletion): Promise<void> {
  const chosen = uuids(ids)
  await tx.execute(sql`select 1 from ${products} where id = any(${chosen}) order by id for update`)
  await tx.execute(sql`
    insert into ${deletedProducts} (id, brand_id, deleted, deleted_by_id, product, category_ids, reviews, order_line_ids, old_slugs)
    select p.id, p.brand_id, ${at.toISOString()}::timestamptz, ${by}::uuid, to_jsonb(p),
      array(select pc.category_id from ${productCategories} pc where pc.product_id = p.id),
      coalesce((select jsonb_agg(to_jsonb(r)) from ${reviews} r where r.product_id = p.id), '[]'),
      array(select l.id from ${orderLines} l where l.product_id = p.id),
      array(select s.slug from ${oldSlugs} s where s.kind = 'product' and s.record_id = p.id)
    from ${products} p where p.id = any(${chosen})`)
  await tx.delete(oldSlugs).where(and(eq(oldSlugs.kind, 'product'), sql`${oldSlugs.recordId} = any(${chosen})`))
  await tx.delete(products).where(sql`${products.id} = any(${chosen})`)
}

export interface DeletedFilter {
  readonly scope: ManagedScope
  readonly term: string
  /** Products that were deleted before are gone for good. */
  readonly after: Date
  /** Only drafts or only products; both if left out. */
  readonly isDraft?: boolean
}

function isListed({ scope, term, after, isDraft }: DeletedFilter): SQL | undefined {
  const pattern = containsPattern(term.toLowerCase())
  const fact = (name: string) => sql`lower(${deletedProducts.product} ->> ${name}) like ${pattern}`
  const isFound = term === '' ? undefined : or(fact('sku'), fact('name'), fact('name_ar'))
  const isOfKind = isDraft === undefined ? undefined : eq(deletedProducts.isDraft, isDraft)
  return and(gt(deletedProducts.deleted, after), inManagedScope(scope, deletedProducts.brandId), isOfKind, isFound)
}

export async function listDeleted(db: Db, filter: DeletedFilter, paging: Paging) {
  const rows = await db
    .select({
      row: deletedProducts,
      brand: { _id: brands.id, name: brands.name, nameAr: brands.nameAr, slug: brands.slug },
      deletedBy: users.firstName,
    })
    .from(deletedProducts)
    .leftJoin(brands, eq(brands.id, deletedProducts.brandId))
    .leftJoin(users, eq(users.id, deletedProducts.deletedById))
    .where(isListed(filter))
    .orderBy(desc(deletedProducts.deleted), desc(deletedProducts.id))
    .limit(paging.limit)
    .offset(paging.offset)
  return rows.map(({ row, brand, deletedBy }) => ({ ...deletedRow(row), brand, deletedBy: deletedBy ?? NO_NAME }))
}

export async function countDeleted(db: Db, filter: DeletedFilter): Promise<number> {
  return db.$count(deletedProducts, isListed(filter))
}

type AmongFilter = Pick<DeletedFilter, 'scope' | 'after'>

function isListedAmong(ids: readonly string[], { scope, after }: AmongFilter) {
  return and(sql`${deletedProducts.id} = any(${uuids(ids)})`, isListed({ scope, term: '', after, isDraft: false }))
}

/** The deleted ones among these products, locked until the transaction ends. */
export async function listInTrash(tx: Db, ids: readonly string[], filter: AmongFilter): Promise<DeletedRow[]> {
  const rows = await tx.select().from(deletedProducts).where(isListedAmong(ids, filter)).orderBy(deletedProducts.id).for('update')
  return rows.map(deletedRow)
}

/** The names of those among these products that are in the trash. */
export async function listNamesInTrash(db: Db, ids: readonly string[], filter: AmongFilter): Promise<NamedProduct[]> {
  const rows = await db.select().from(deletedProducts).where(isListedAmong(ids, filter)).orderBy(deletedProducts.id)
  return rows.map((row) => deletedRow(row).product)
}

/** The names of those among these products that are there. */
export async function listNamesThere(db: Db, ids: readonly string[]): Promise<NamedProduct[]> {
  return db
    .select({ id: products.id, name: products.name, nameAr: products.nameAr, sku: products.sku })
    .from(products)
    .where(sql`${products.id} = any(${uuids(ids)})`)
    .orderBy(products.id)
}

/** Takes locked products out of the trash. */
export async function takeAllFromTrash(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.delete(deletedProducts).where(sql`${deletedProducts.id} = any(${uuids(ids)})`)
}

type Taking = Pick<DeletedFilter, 'scope' | 'after'> & { readonly id: string }

/** Takes a product out of the trash; null where it is not there, or another press was faster. */
export async function takeFromTrash(tx: Db, taking: Taking): Promise<DeletedRow | null> {
  const row = await takeRow(tx, { ...taking, isDraft: false })
  return row === null ? null : deletedRow(row)
}

/** Takes a draft out of the trash, as it was. */
export async function takeDraftFromTrash(tx: Db, taking: Taking): Promise<typeof productDrafts.$inferSelect | null> {
  const row = await takeRow(tx, { ...taking, isDraft: true })
  if (row === null) return null
  // The brand may have gone meanwhile, and the person.
  return { ...(rowFrom(productDrafts, row.product) as typeof productDrafts.$inferSelect), brandId: row.brandId, changedById: null }
}

async function takeRow(tx: Db, { id, ...filter }: Taking & { readonly isDraft: boolean }) {
  const [row] = await tx
    .delete(deletedProducts)
    .where(and(eq(deletedProducts.id, id), isListed({ ...filter, term: '' })))
    .returning()
  return row ?? null
}

export interface Returned {
  readonly row: ProductRow
  /** The categories of before that are still there. */
  readonly categoryIds: readonly string[]
  readonly deleted: DeletedRow
}

/** Puts products back with their categories, reviews, lines of requests and old slugs, as far as what they belong to is still there. */
export async function putBack(tx: Db, returned: readonly Returned[]): Promise<void> {
  await insertProducts(
    tx,
    returned.map(({ row, deleted }) => ({ ...row, ...figuresOf(deleted.reviews) })),
  )
  await insertMemberships(
    tx,
    returned.flatMap(({ row, categoryIds }) => categoryIds.map((categoryId) => ({ productId: row.id, categoryId }))),
  )
  await putReviewsBack(
    tx,
    returned.flatMap(({ deleted }) => deleted.reviews),
  )
  await putLinesBack(
    tx,
    returned.flatMap(({ deleted }) => deleted.orderLineIds.map((id) => ({ id, product: deleted.id }))),
  )
  await putOldSlugsBack(
    tx,
    returned.flatMap(({ deleted }) => deleted.oldSlugs.map((slug) => ({ kind: 'product' as const, slug, recordId: deleted.id }))),
  )
}

function figuresOf(stored: readonly StoredRow[]): Pick<ProductRow, 'ratingSum' | 'reviewCount'> {
  const approved = stored.map((each) => rowFrom(reviews, each)).filter(({ status }) => status === 'Approved')
  return { ratingSum: approved.reduce((sum, { rating }) => sum + rating, 0), reviewCount: approved.length }
}

/** An author may have gone meanwhile: the review stays. */
async function putReviewsBack(tx: Db, stored: readonly StoredRow[]): Promise<void> {
  for (const chunk of inChunks(stored)) {
    const rows = chunk.map((each) => rowFrom(reviews, each))
    const authors = await tx
      .select({ id: users.id })
      .from(users)
      .where(
        inArray(
          users.id,
          rows.flatMap(({ userId }) => userId ?? []),
        ),
      )
    const known = new Set(authors.map(({ id }) => id))
    await tx.insert(reviews).values(rows.map((row) => (row.userId != null && known.has(row.userId) ? row : { ...row, userId: null })))
  }
}

async function putLinesBack(tx: Db, lines: readonly { readonly id: string; readonly product: string }[]): Promise<void> {
  if (lines.length === 0) return
  await tx.execute(sql`
    update ${orderLines} l set product_id = v.product from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as v (id uuid, product uuid)
    where l.id = v.id and l.product_id is null`)
}

async function putOldSlugsBack(tx: Db, rows: readonly (typeof oldSlugs.$inferInsert)[]): Promise<void> {
  const taken = await findTakenProductSlugs(
    tx,
    rows.map(({ slug }) => slug),
  )
  for (const chunk of inChunks(rows.filter(({ slug }) => !taken.has(slug)))) await tx.insert(oldSlugs).values(chunk).onConflictDoNothing()
}

export interface Purged {
  readonly count: number
  /** The names of the pictures that these products, drafts and collections had. */
  readonly pictures: readonly string[]
}

/** Deletes so many products and so many collections that can't be taken back any more, the oldest first. */
export async function purgeOldest(tx: Db, before: Date, most: number): Promise<Purged> {
  const { product } = deletedProducts
  const oldest = (table: typeof deletedProducts | typeof deletedCollections) =>
    sql`${table.id} = any(array(select id from ${table} where deleted <= ${before.toISOString()}::timestamptz order by deleted limit ${most}))`
  const rows = await tx
    .delete(deletedProducts)
    .where(oldest(deletedProducts))
    // Whole rows, each with its texts and reviews, would fill the memory of a small shop.
    .returning({
      imageName: sql<string | null>`${product} ->> 'image_name'`,
      pictures: sql<ProductRow['pictures'] | null>`${product} -> 'pictures'`,
    })
  const collections = await tx
    .delete(deletedCollections)
    .where(oldest(deletedCollections))
    .returning({ imageName: sql<string | null>`${deletedCollections.record} ->> 'image_name'` })
  // A row that is older than the list of pictures has none.
  const ofProducts = rows.flatMap(({ imageName, pictures }) => allPictures(imageName, pictures ?? []).map(({ name }) => name))
  const names = [...ofProducts, ...collections.flatMap(({ imageName }) => imageName ?? [])]
  return { count: rows.length + collections.length, pictures: [...new Set(names)] }
}

/**
 * One statement, since a product that is taken back or published between two would be found by neither. It counts, since a search for the
 * first one of many expected would rather read the table than the indexes.
 */
export async function isPictureNamed(db: Db, imageName: string): Promise<boolean> {
  const named = sql`${JSON.stringify([{ name: imageName }])}::jsonb`
  const { product } = deletedProducts
  const counts = [
    db.$count(products, or(eq(products.imageName, imageName), sql`${products.pictures} @> ${named}`)),
    db.$count(productDrafts, sql`${productDrafts.pictures} @> ${named}`),
    db.$count(categories, eq(categories.imageName, imageName)),
    db.$count(deletedProducts, or(sql`${product} ->> 'image_name' = ${imageName}`, sql`${product} -> 'pictures' @> ${named}`)),
    db.$count(deletedCollections, sql`${deletedCollections.record} ->> 'image_name' = ${imageName}`),
  ]
  const [found] = await db.select({ count: sql<number>`${sql.join(counts, sql` + `)}`.mapWith(Number) }).from(sql`(values (1)) as one`)
  return (found?.count ?? 0) > 0
}

function deletedRow(row: typeof deletedProducts.$inferSelect): DeletedRow {
  const product = rowFrom(products, row.product)
  return { ...row, product: { ...product, priceConfirmed: product.priceConfirmed ?? product.created } as ProductRow }
}

/** A stored row under the names of its fields; a column that is younger than the row is left to its default. */
function rowFrom<Table extends PgTable>(table: Table, stored: StoredRow): Table['$inferInsert'] {
  const fields = Object.entries(getTableColumns(table)).flatMap(([field, column]) => {
    const value = stored[column.name]
    if (value === undefined) return []
    return [[field, column.dataType === 'date' && typeof value === 'string' ? new Date(value) : value]]
  })
  return Object.fromEntries(fields)
}
