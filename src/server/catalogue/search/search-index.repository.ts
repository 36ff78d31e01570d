import { sql } from 'drizzle-orm'
import { EVERYTHING } from '#domain/list-scope.ts'
import type { SearchEntry } from '#domain/search/entry.ts'
import type { Db } from '#server/platform/db/database.ts'
import { lettersAsBytes, queryAsBytes, searchEntries, wordsOf } from './search.tables.ts'

/** The words that find a product, from its record and those above it. */
export interface IndexFacts extends Record<string, unknown> {
  readonly id: string
  readonly sku: string
  readonly nameEn: string
  readonly nameAr: string
  readonly descriptionEn: string
  readonly descriptionAr: string
  readonly brandEn: string
  readonly brandAr: string
  readonly categoriesEn: string[]
  readonly categoriesAr: string[]
  readonly powersKw: number[]
}

export async function listIndexFacts(db: Db, productIds: readonly string[]): Promise<IndexFacts[]> {
  const { rows } = await db.execute<IndexFacts>(sql`
    select p.id, p.sku, p.name as "nameEn", p.name_ar as "nameAr", p.description as "descriptionEn", p.description_ar as "descriptionAr",
      coalesce(b.name, '') as "brandEn", coalesce(b.name_ar, '') as "brandAr",
      above.names as "categoriesEn", above.names_ar as "categoriesAr",
      to_json(array_remove(array[(p.specs->>'powerKw')::float8, (p.specs->>'gasKw')::float8], null)) as "powersKw"
    from products p
    left join brands b on b.id = p.brand_id
    cross join lateral (
      select coalesce(array_agg(c.name order by c.id), '{}') as names, coalesce(array_agg(c.name_ar order by c.id), '{}') as names_ar
      from categories c
      where c.id in (
        select unnest(array[own.id, own.parent_id]) from product_categories pc join categories own on own.id = pc.category_id
        where pc.product_id = p.id)) above
    where p.id = any(${`{${productIds.join(',')}}`}::uuid[])`)
  return rows
}

export interface IndexEntry extends SearchEntry {
  readonly id: string
  /** The entry's words that mistyped words may be corrected to. */
  readonly dictionary: readonly string[]
}

/** Price, stock and SKU are written once; from then on triggers update them. */
export async function writeIndexEntries(db: Db, entries: readonly IndexEntry[]): Promise<void> {
  const rows = entries.map(({ id, words, kindEnd, nameEnd, brandEnd, categoryEnd }) => [id, words, kindEnd, nameEnd, brandEnd, categoryEnd])
  const dictionary = [...new Set(entries.flatMap((entry) => entry.dictionary))].sort()
  await db.execute(sql`
    with entries as (
      insert into search_entries (product_id, price_minor, is_in_stock, sku_key, words, kind_end, name_end, brand_end, category_end)
      select p.id, l.price_minor, p.quantity > 0, lower(regexp_replace(p.sku, '[^A-Za-z0-9]', '', 'g')),
        ${lettersAsBytes(sql`e->>1`)}, (e->>2)::int, (e->>3)::int, (e->>4)::int, (e->>5)::int
      from json_array_elements(${JSON.stringify(rows)}::json) e
      join products p on p.id = (e->>0)::uuid
      left join listing l on l.scope = ${EVERYTHING}::uuid and l.product_id = p.id
      order by p.id
      on conflict (product_id) do update set words = excluded.words, kind_end = excluded.kind_end, name_end = excluded.name_end,
        brand_end = excluded.brand_end, category_end = excluded.category_end
    )
    insert into search_words (word) select json_array_elements_text(${JSON.stringify(dictionary)}::json) on conflict do nothing`)
}

/**
 * Keeps in the dictionary only these words and those that were added meanwhile. Waits for running writes of entries, so that no word of
 * theirs is taken for unused.
 */
export async function dropUnusedWords(tx: Db, used: ReadonlySet<string>): Promise<void> {
  await tx.execute(sql`lock table search_words in share row exclusive mode`)
  await tx.execute(sql`
    delete from search_words w
    where w.word not in (select json_array_elements_text(${JSON.stringify([...used])}::json))
      and not exists (
        select from ${searchEntries}
        where ${wordsOf(searchEntries.words)} @@ ${queryAsBytes(sql`'''' || w.word || ''':*'`)})`)
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
