import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'

/** The words a product is found by, as they stand in its record and above it. */
export interface IndexFacts extends Record<string, unknown> {
  readonly id: string
  readonly nameEn: string
  readonly nameAr: string
  readonly descriptionEn: string
  readonly descriptionAr: string
  readonly brandEn: string
  readonly brandAr: string
  readonly categoriesEn: string[]
  readonly categoriesAr: string[]
}

export async function listIndexFacts(db: Db, productIds: readonly string[]): Promise<IndexFacts[]> {
  const { rows } = await db.execute<IndexFacts>(sql`
    select p.id, p.name as "nameEn", p.name_ar as "nameAr", p.description as "descriptionEn", p.description_ar as "descriptionAr",
      coalesce(b.name, '') as "brandEn", coalesce(b.name_ar, '') as "brandAr",
      coalesce(array_agg(c.name order by c.id) filter (where c.id is not null), '{}') as "categoriesEn",
      coalesce(array_agg(c.name_ar order by c.id) filter (where c.id is not null), '{}') as "categoriesAr"
    from products p
    left join brands b on b.id = p.brand_id
    left join product_categories pc on pc.product_id = p.id
    left join categories c on c.id = pc.category_id
    where p.id = any(${`{${productIds.join(',')}}`}::uuid[])
    group by p.id, b.id`)
  return rows
}

export interface IndexEntry {
  readonly id: string
  readonly name: string
  readonly text: string
}

export async function writeIndexEntries(db: Db, entries: readonly IndexEntry[]): Promise<void> {
  await db.execute(sql`
    update products p set search_name = e.name, search_text = e.text
    from json_to_recordset(${JSON.stringify(entries)}::json) as e(id uuid, name text, text text)
    where p.id = e.id`)
}

export async function listProductIds(db: Db, after: string | null, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from products where ${after}::uuid is null or id > ${after}::uuid order by id limit ${limit}`,
  )
  return rows.map(({ id }) => id)
}

export async function findIndexedFold(db: Db): Promise<string> {
  const { rows } = await db.execute<{ fold: string }>(sql`select search_fold as fold from catalogue_state where id = 1`)
  return rows[0]?.fold ?? ''
}

export async function writeIndexedFold(db: Db, fold: string): Promise<void> {
  await db.execute(sql`
    insert into catalogue_state (id, search_fold) values (1, ${fold}) on conflict (id) do update set search_fold = excluded.search_fold`)
}
