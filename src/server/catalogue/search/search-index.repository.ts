import { sql } from 'drizzle-orm'
import { EVERYTHING } from '#domain/list-scope.ts'
import type { SearchEntry } from '#domain/search/entry.ts'
import type { Db } from '#server/platform/db/database.ts'
import { uuids } from '#server/platform/ids.ts'
import { lettersAsBytes, queryAsBytes, searchEntries, searchStale, searchWords, wordsOf } from './search.tables.ts'
import { numberOf } from './search-rules.repository.ts'

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

type FactsByRules = IndexFacts & { readonly rules: number | null }

/** The facts of these products; a null number tells that the rules are not registered yet. */
export async function listIndexFacts(db: Db, productIds: readonly string[], version: string): Promise<FactsByRules[]> {
  const { rows } = await db.execute<FactsByRules>(sql`
    select p.id, p.sku, p.name as "nameEn", p.name_ar as "nameAr", p.description as "descriptionEn", p.description_ar as "descriptionAr",
      coalesce(b.name, '') as "brandEn", coalesce(b.name_ar, '') as "brandAr",
      above.names as "categoriesEn", above.names_ar as "categoriesAr",
      to_json(array_remove(array[(p.specs->>'powerKw')::float8, (p.specs->>'gasKw')::float8], null)) as "powersKw",
      ${numberOf(version)} as rules
    from products p
    left join brands b on b.id = p.brand_id
    cross join lateral (
      select coalesce(array_agg(c.name order by c.id), '{}') as names, coalesce(array_agg(c.name_ar order by c.id), '{}') as names_ar
      from categories c
      where c.id in (
        select unnest(array[own.id, own.parent_id]) from product_categories pc join categories own on own.id = pc.category_id
        where pc.product_id = p.id)) above
    where p.id = any(${uuids(productIds)})`)
  return rows
}

export interface IndexEntry extends SearchEntry {
  readonly id: string
  /** The entry's words that mistyped words may be corrected to. */
  readonly dictionary: readonly string[]
}

/** Price, stock and SKU are written once; from then on triggers update them. */
export async function writeIndexEntries(db: Db, entries: readonly IndexEntry[], version: string): Promise<void> {
  await db.execute(sql`
    with entries as (
      insert into search_entries (product_id, price_minor, is_in_stock, sku_key, words, kind_end, name_end, brand_end, category_end, rules)
      ${enteredFrom(entries, version)}
      order by p.id
      on conflict (product_id) do update set words = excluded.words, kind_end = excluded.kind_end, name_end = excluded.name_end,
        brand_end = excluded.brand_end, category_end = excluded.category_end, rules = excluded.rules
    )
    ${entersWords(entries)}`)
}

/** Leaves these products to the job, also those that it is making anew at this moment out of facts from before: the mark waits for its lock. */
export async function markStale(tx: Db, productIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    insert into ${searchStale} (product_id) select distinct unnest(${uuids(productIds)}) order by 1
    on conflict (product_id) do update set product_id = excluded.product_id`)
}

/** Locks the marks until the transaction ends, so that nobody marks these again: facts that are read after it are newer than their marks. */
export async function lockMarks(tx: Db, productIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    select 1 from ${searchStale} where product_id = any(${uuids(productIds)}) order by product_id for update`)
}

export async function isAnyMarked(db: Db): Promise<boolean> {
  const { rows } = await db.execute(sql`select from ${searchStale} limit 1`)
  return rows.length > 0
}

export async function dropMarksOfDeleted(tx: Db): Promise<void> {
  await tx.execute(sql`delete from ${searchStale} s where not exists (select from products p where p.id = s.product_id)`)
}

/** A product whose entry is missing, is marked, or was made by other rules. */
export interface StaleEntry extends Record<string, unknown> {
  readonly id: string
  /** The stored row's mark, which any change of it changes; null where there is none. */
  readonly mark: string | null
}

interface Walk {
  readonly rules: number
  readonly after: string | null
  readonly limit: number
}

export async function listStale(db: Db, { rules, after, limit }: Walk): Promise<StaleEntry[]> {
  const { rows } = await db.execute<StaleEntry>(sql`
    select p.id, e.xmin::text as mark
    from products p left join search_entries e on e.product_id = p.id
    where (${after}::uuid is null or p.id > ${after}::uuid)
      and (e.rules is distinct from ${rules} or exists (select from ${searchStale} s where s.product_id = p.id))
    order by p.id limit ${limit}`)
  return rows
}

/**
 * Writes entries that nobody has written since they were listed, and drops their marks: a change of a product meanwhile has made its entry
 * out of newer facts, which these must not replace.
 */
export async function replaceStale(db: Db, entries: readonly (IndexEntry & Pick<StaleEntry, 'mark'>)[], version: string): Promise<void> {
  const columns = sql`price_minor, is_in_stock, sku_key, words, kind_end, name_end, brand_end, category_end, rules`
  await db.execute(sql`
    with made as (
      ${enteredFrom(entries, version)}
    ),
    replaced as (
      update search_entries e set words = made.words, kind_end = made.kind_end, name_end = made.name_end, brand_end = made.brand_end,
        category_end = made.category_end, rules = made.rules
      from made join json_to_recordset(${JSON.stringify(entries.map(({ id, mark }) => ({ id, mark })))}::json) as listed (id uuid, mark text)
        on listed.id = made.id
      where e.product_id = made.id and e.xmin::text = listed.mark
      returning e.product_id
    ),
    added as (
      insert into search_entries (product_id, ${columns}) select id, ${columns} from made on conflict (product_id) do nothing
      returning product_id
    ),
    done as (
      delete from ${searchStale} where product_id in (select product_id from replaced union all select product_id from added)
    )
    ${entersWords(entries)}`)
}

function enteredFrom(entries: readonly IndexEntry[], version: string) {
  const rows = entries.map(({ id, words, kindEnd, nameEnd, brandEnd, categoryEnd }) => [id, words, kindEnd, nameEnd, brandEnd, categoryEnd])
  return sql`
    select p.id, l.price_minor, p.quantity > 0 as is_in_stock, lower(regexp_replace(p.sku, '[^A-Za-z0-9]', '', 'g')) as sku_key,
      ${lettersAsBytes(sql`e->>1`)} as words, (e->>2)::int as kind_end, (e->>3)::int as name_end, (e->>4)::int as brand_end,
      (e->>5)::int as category_end, coalesce(${numberOf(version)}, 0) as rules
    from json_array_elements(${JSON.stringify(rows)}::json) e
    join products p on p.id = (e->>0)::uuid
    left join listing l on l.scope = ${EVERYTHING}::uuid and l.product_id = p.id`
}

function entersWords(entries: readonly IndexEntry[]) {
  const dictionary = [...new Set(entries.flatMap((entry) => entry.dictionary))].sort()
  return sql`insert into search_words (word) select json_array_elements_text(${JSON.stringify(dictionary)}::json) on conflict do nothing`
}

const isUsed = sql`exists (
  select from ${searchEntries}
  where ${wordsOf(searchEntries.words)} @@ ${queryAsBytes(sql`'''' || ${searchWords.word} || ''':*'`)})`

/** The next words of the dictionary with whether some entry has them. */
export async function listWords(db: Db, after: string, limit: number): Promise<{ word: string; isUsed: boolean }[]> {
  const { rows } = await db.execute<{ word: string; isUsed: boolean }>(sql`
    select ${searchWords.word} as word, ${isUsed} as "isUsed"
    from ${searchWords} where ${searchWords.word} > ${after} order by ${searchWords.word} limit ${limit}`)
  return rows
}

/** Drops the words among these that no entry has. Waits for running writes of entries, so that no word of theirs is taken for unused. */
export async function dropUnused(tx: Db, words: readonly string[]): Promise<void> {
  await tx.execute(sql`lock table search_words in share row exclusive mode`)
  await tx.execute(sql`
    delete from ${searchWords}
    where ${searchWords.word} in (select json_array_elements_text(${JSON.stringify(words)}::json)) and not ${isUsed}`)
}
