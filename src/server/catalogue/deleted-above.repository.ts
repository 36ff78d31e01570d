import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { uuids } from '#server/platform/ids.ts'
import { categories } from './catalogue.tables.ts'
import { deletedCollections } from './collection-trash.tables.ts'

/** A product that comes back, with what it had. */
interface Returning {
  readonly id: string
  readonly product: { readonly brandId: string | null; readonly isActive: boolean; readonly inactiveReasons: readonly string[] }
  /** Null where its brand is deleted. */
  readonly brandId: string | null
  readonly categoryIds: readonly string[]
}

/** Locks the deleted brands and categories of deleted products: one that comes back at the same moment comes before or after all of this. */
export async function lockDeletedAbove(tx: Db, ids: readonly string[]): Promise<void> {
  const chosen = sql`from deleted_products d where d.id = any(${uuids(ids)})`
  await tx.execute(sql`
    select 1 from ${deletedCollections} c
    where (c.kind = 'brand' and c.id::text in (select d.product ->> 'brand_id' ${chosen}))
      or (c.kind = 'category' and c.id in (select unnest(d.category_ids) ${chosen}))
    order by c.id for update`)
}

interface Above {
  readonly brandIds: readonly string[]
  readonly categoryIds: readonly string[]
}

/** The brands and categories, as far as they are still there, of deleted products. */
export async function listAboveDeleted(tx: Db, ids: readonly string[]): Promise<Above> {
  const { rows } = await tx.execute<{ id: string; is_brand: boolean }>(sql`
    select distinct d.brand_id as id, true as is_brand from deleted_products d where d.id = any(${uuids(ids)}) and d.brand_id is not null
    union select c.id, false from ${categories} c
      where c.id in (select unnest(d.category_ids) from deleted_products d where d.id = any(${uuids(ids)}))
    order by id`)
  const idsOf = (isBrand: boolean) => rows.flatMap(({ id, is_brand }) => (is_brand === isBrand ? [id] : []))
  return { brandIds: idsOf(true), categoryIds: idsOf(false) }
}

/** Products that come back before their brands and categories do join them then. */
export async function joinDeletedAbove(tx: Db, rows: readonly Returning[]): Promise<void> {
  const joining = rows.flatMap(({ id, product, brandId, categoryIds }) => {
    const { isActive, inactiveReasons } = product
    const above = [...(brandId === null && product.brandId !== null ? [product.brandId] : []), ...categoryIds]
    return above.map((collection) => ({ collection, below: { id, isMember: true, isActive, inactiveReasons } }))
  })
  if (joining.length === 0) return
  await tx.execute(sql`
    update ${deletedCollections} c set products = c.products || v.below
    from (
      select collection, jsonb_agg(below) as below
      from jsonb_to_recordset(${JSON.stringify(joining)}::jsonb) as j (collection uuid, below jsonb) group by collection
    ) v
    where c.id = v.collection`)
}

/** The ids of those categories that are still there. */
export async function listCategoriesLeft(tx: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(sql`${categories.id} = any(${uuids(ids)})`)
    .orderBy(categories.id)
  return rows.map(({ id }) => id)
}
