import { and, desc, eq, getTableColumns, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import { NO_NAME } from '#domain/accounts/deleting.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import { brands, categories, oldSlugs } from '#server/catalogue/catalogue.tables.ts'
import { deletedCollections, type ProductBelow } from '#server/catalogue/collection-trash.tables.ts'
import type { Paging } from '#server/catalogue/listing/cards.repository.ts'
import type { BrandRecord, CategoryRecord } from '#server/catalogue/records.repository.ts'
import { containsPattern } from '#server/platform/db/contains.ts'
import type { Db } from '#server/platform/db/database.ts'
import { uuids } from '#server/platform/ids.ts'
import type { CollectionKind } from './collection-management.repository.ts'

export type { ProductBelow }

const tables = { brand: brands, category: categories } as const

export interface Records {
  readonly brand: BrandRecord
  readonly category: CategoryRecord
}

export type DeletedCollection<Kind extends CollectionKind> = Omit<typeof deletedCollections.$inferSelect, 'record' | 'kind'> & {
  readonly record: Records[Kind]
}

export interface Deletion {
  readonly at: Date
  /** The id of the person who deletes. */
  readonly by: string
}

/** Products with a brand, or in a category or one within it. */
const below = {
  brand: (id: string) => sql`select p.id, true as "isMember", p.is_active as "isActive", p.inactive_reasons as "inactiveReasons"
    from products p where p.brand_id = ${id}::uuid`,
  category: (
    id: string,
  ) => sql`select p.id, bool_or(c.id = ${id}::uuid) as "isMember", p.is_active as "isActive", p.inactive_reasons as "inactiveReasons"
    from categories c join product_categories pc on pc.category_id = c.id join products p on p.id = pc.product_id
    where c.id = ${id}::uuid or c.parent_id = ${id}::uuid group by p.id`,
} as const

/** Stores a locked record as it stands, before anything is taken from it. */
export async function copyToTrash(tx: Db, kind: CollectionKind, id: string, { at, by }: Deletion): Promise<void> {
  const children = kind === 'category' ? sql`array(select c.id from categories c where c.parent_id = ${id}::uuid)` : sql`'{}'::uuid[]`
  await tx.execute(sql`
    insert into ${deletedCollections} (id, kind, deleted, deleted_by_id, record, products, child_ids, old_slugs)
    select r.id, ${kind}, ${at.toISOString()}::timestamptz, ${by}::uuid, to_jsonb(r),
      coalesce((select jsonb_agg(to_jsonb(b)) from (${below[kind](id)}) b), '[]'), ${children},
      array(select s.slug from ${oldSlugs} s where s.kind = ${kind} and s.record_id = r.id)
    from ${tables[kind]} r where r.id = ${id}::uuid`)
}

function isListed(kind: CollectionKind, after: Date, term = ''): SQL | undefined {
  const pattern = containsPattern(term.toLowerCase())
  const fact = (name: string) => sql`lower(${deletedCollections.record} ->> ${name}) like ${pattern}`
  const isFound = term === '' ? undefined : or(fact('name'), fact('name_ar'))
  return and(eq(deletedCollections.kind, kind), gt(deletedCollections.deleted, after), isFound)
}

export interface TrashFilter {
  /** A record that was deleted before is gone for good. */
  readonly after: Date
  readonly term: string
}

/** Lists what was deleted, the latest first. */
export async function listTrash<Kind extends CollectionKind>(db: Db, kind: Kind, { after, term }: TrashFilter, paging: Paging) {
  const rows = await db
    .select({ row: deletedCollections, deletedBy: users.firstName })
    .from(deletedCollections)
    .leftJoin(users, eq(users.id, deletedCollections.deletedById))
    .where(isListed(kind, after, term))
    .orderBy(desc(deletedCollections.deleted), desc(deletedCollections.id))
    .limit(paging.limit)
    .offset(paging.offset)
  const found = rows.map(({ row, deletedBy }) => ({ ...withRecord(kind, row), deletedBy: deletedBy ?? NO_NAME }))
  return { rows: found, count: await db.$count(deletedCollections, isListed(kind, after, term)) }
}

/** Takes a record out of the trash; null where it is not there, or another press was faster. */
export async function takeCollection<Kind extends CollectionKind>(
  tx: Db,
  kind: Kind,
  id: string,
  after: Date,
): Promise<DeletedCollection<Kind> | null> {
  const [row] = await tx
    .delete(deletedCollections)
    .where(and(eq(deletedCollections.id, id), isListed(kind, after)))
    .returning()
  return row === undefined ? null : withRecord(kind, row)
}

/** The record under the names of its fields; a column that is younger than the row is left to its default. */
function withRecord<Kind extends CollectionKind>(kind: Kind, row: typeof deletedCollections.$inferSelect): DeletedCollection<Kind> {
  const fields = Object.entries(getTableColumns(tables[kind])).flatMap(([field, column]) => {
    const value = row.record[column.name]
    if (value === undefined) return []
    return [[field, column.dataType === 'date' && typeof value === 'string' ? new Date(value) : value]]
  })
  return { ...row, record: Object.fromEntries(fields) as Records[Kind] }
}

/** Another record has this name in one of the languages. */
export async function isNameTaken(tx: Db, kind: CollectionKind, { id, name, nameAr }: BrandRecord | CategoryRecord): Promise<boolean> {
  const table = tables[kind]
  const isSame = sql`(lower(${table.name}) = lower(${name}) or (${nameAr} <> '' and ${table.nameAr} = ${nameAr}))`
  return (await tx.$count(table, and(sql`${table.id} <> ${id}::uuid`, isSame))) > 0
}

/** Old slugs lead to the record again, but for those that another record has or had since. */
export async function putOldSlugsBack(
  tx: Db,
  kind: CollectionKind,
  { id, slug }: Pick<BrandRecord, 'id' | 'slug'>,
  slugs: readonly string[],
): Promise<void> {
  const table = tables[kind]
  const taken = await tx
    .select({ slug: table.slug })
    .from(table)
    .where(inArray(table.slug, [...slugs, slug]))
  const free = slugs.filter((each) => !taken.some((other) => other.slug === each))
  const rows = free.map((each) => ({ kind, slug: each, recordId: id }))
  if (rows.length > 0) await tx.insert(oldSlugs).values(rows).onConflictDoNothing()
}

/** Locks these categories and the brands and categories above the products, in the order of all writers, and then the products that are left. */
export async function lockForReturn(tx: Db, productIds: readonly string[], categoryIds: readonly string[]): Promise<string[]> {
  const ids = uuids(productIds)
  await tx.execute(sql`select 1 from brands where id in (select brand_id from products where id = any(${ids})) order by id for share`)
  await tx.execute(sql`
    select 1 from categories
    where id = any(${uuids(categoryIds)}) or id in (select category_id from product_categories where product_id = any(${ids}))
    order by id for no key update`)
  const { rows } = await tx.execute<{ id: string }>(sql`select id from products where id = any(${ids}) order by id for no key update`)
  return rows.map(({ id }) => id)
}

/** Former children come back that stand alone still; answers their ids. */
export async function adoptChildren(tx: Db, parent: Pick<CategoryRecord, 'id' | 'isActive'>, ids: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update categories c set parent_id = ${parent.id}::uuid, is_parent_active = ${parent.isActive}
    where c.id = any(${uuids(ids)}) and c.parent_id is null and not exists (select from categories below where below.parent_id = c.id)
    returning c.id`)
  return rows.map(({ id }) => id)
}

/** Products that the category kept off until it was deleted, and that are off still, are kept off by it again. */
export async function restoreOffReason(tx: Db, ids: readonly string[], reason: string): Promise<void> {
  await tx.execute(sql`
    update products set inactive_reasons = array_append(inactive_reasons, ${reason}::text)
    where id = any(${uuids(ids)}) and not is_active and ${reason} <> all(inactive_reasons)`)
}

interface Joining {
  readonly brandId: string
  readonly ids: readonly string[]
  /** Products that were on, or kept off by nothing but switches above them. */
  readonly wanted: readonly string[]
  /** The brand's own reasons for its products to be off. */
  readonly reasons: readonly string[]
}

/**
 * Gives the brand back to products that have none since. Those that are wanted and still off come on again, or are kept off by the
 * switches above them that are off now. Answers the ids of all that came.
 */
export async function joinBrand(tx: Db, { brandId, ids, wanted, reasons }: Joining): Promise<string[]> {
  const own = sql`${`{${reasons.join(',')}}`}::text[]`
  const { rows } = await tx.execute<{ id: string }>(sql`
    with above as (
      select p.id, not p.is_active and p.id = any(${uuids(wanted)}) as comes, ${own} || array(
        select distinct 'category:' || off.id
        from product_categories pc join categories c on c.id = pc.category_id
        cross join lateral (
          select c.id where not c.is_active union all select c.parent_id where c.parent_id is not null and not c.is_parent_active) off
        where pc.product_id = p.id) as reasons
      from products p where p.id = any(${uuids(ids)}) and p.brand_id is null
    )
    update products p set brand_id = ${brandId}::uuid,
      is_active = case when a.comes then cardinality(a.reasons) = 0 else p.is_active end,
      inactive_reasons = case when a.comes then a.reasons else p.inactive_reasons end
    from above a where p.id = a.id
    returning p.id`)
  return rows.map(({ id }) => id)
}

/**
 * Deleted products that had the brand have it again, so that its merchant finds them and they come back with it. One that was deleted
 * after its brand is off by that alone, and comes back on.
 */
export async function giveBrandToDeleted(tx: Db, { brandId, ids, wanted }: Omit<Joining, 'reasons'>): Promise<void> {
  const had = sql`d.product ->> 'brand_id'`
  await tx.execute(sql`
    update deleted_products d set brand_id = ${brandId}::uuid,
      product = case when ${had} is null and d.id = any(${uuids(wanted)}) then d.product || '{"is_active": true}' else d.product end
    where d.brand_id is null and (${had} = ${brandId}::text or (${had} is null and d.id = any(${uuids(ids)})))`)
}

/** Deleted products that were in the category have it again when they come back, whichever was deleted first. */
export async function giveCategoryToDeleted(
  tx: Db,
  { id, memberIds }: { readonly id: string; readonly memberIds: readonly string[] },
): Promise<void> {
  await tx.execute(sql`
    update deleted_products d set category_ids = array_append(d.category_ids, ${id}::uuid)
    where d.id = any(${uuids(memberIds)}) and not d.is_draft and ${id}::uuid <> all(d.category_ids)`)
}
