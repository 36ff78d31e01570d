import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { ManagedSort } from '#domain/catalogue/products.ts'
import type { Language } from '#domain/text/language.ts'
import { brands, products } from '#server/catalogue/catalogue.tables.ts'
import type { Paging, SearchPosition } from '#server/catalogue/listing/cards.repository.ts'
import type { Db } from '#server/platform/db/database.ts'

/** A null sort keeps the default order, newest first or the best match of a search. */
export interface ManagedOrder {
  readonly sort: ManagedSort | null
  /** Names are compared in this language. */
  readonly language: Language
}

type WordSort = 'name-az' | 'name-za' | 'brand-az' | 'brand-za'
type NumberSort = Exclude<ManagedSort, WordSort>

const namesIn = {
  en: sql`lower(${products.name})`,
  ar: sql`lower(${products.nameAr})`,
} as const satisfies Record<Language, SQL>

/** A brand without an Arabic name has the one that it has. */
const brandNamesIn = {
  en: sql`lower(${brands.name})`,
  ar: sql`lower(coalesce(nullif(${brands.nameAr}, ''), ${brands.name}))`,
} as const satisfies Record<Language, SQL>

/** Null for a product whose brand was deleted: behind all others, or before them in the opposite order. */
function brandNameOfProduct(language: Language): SQL {
  return sql`(select ${brandNamesIn[language]} from ${brands} where ${brands.id} = ${products.brandId})`
}

const inOrderOf = {
  newest: [desc(products.id)],
  oldest: [asc(products.id)],
  'price-high': [desc(products.priceMinor), desc(products.id)],
  'price-low': [asc(products.priceMinor), desc(products.id)],
  'stock-high': [desc(products.quantity), desc(products.id)],
  'stock-low': [asc(products.quantity), desc(products.id)],
  'on-first': [desc(products.isActive), desc(products.id)],
  'off-first': [asc(products.isActive), desc(products.id)],
} as const satisfies Record<NumberSort, readonly SQL[]>

/** Positions for a search, which puts small numbers first and, among equal ones, the newest. */
const positionOf = {
  newest: sql`0`,
  oldest: sql`extract(epoch from ${products.created})`,
  'price-high': sql`-${products.priceMinor}`,
  'price-low': sql`${products.priceMinor}`,
  'stock-high': sql`-${products.quantity}`,
  'stock-low': sql`${products.quantity}`,
  'on-first': sql`-${products.isActive}::int`,
  'off-first': sql`${products.isActive}::int`,
} as const satisfies Record<NumberSort, SQL>

function isByWord(sort: ManagedSort): sort is WordSort {
  return sort.startsWith('name-') || sort.startsWith('brand-')
}

function wordOf(sort: WordSort, language: Language): { word: SQL; isDescending: boolean } {
  const word = sort.startsWith('name-') ? namesIn[language] : brandNameOfProduct(language)
  return { word, isDescending: sort.endsWith('-za') }
}

export function orderOf({ sort, language }: ManagedOrder): readonly SQL[] {
  if (sort === null || !isByWord(sort)) return inOrderOf[sort ?? 'newest']
  const { word, isDescending } = wordOf(sort, language)
  return [isDescending ? desc(word) : asc(word), desc(products.id)]
}

export function searchPosition({ sort, language }: ManagedOrder): SearchPosition | null {
  if (sort === null) return null
  if (!isByWord(sort)) return { value: positionOf[sort], rank: (value) => value }
  const { word, isDescending } = wordOf(sort, language)
  const direction = sql.raw(isDescending ? 'desc' : 'asc')
  return { value: word, rank: (value) => sql`dense_rank() over (order by ${value} ${direction})` }
}

/** The ids of a page. */
export function pageOfIds(db: Db, condition: SQL | undefined, paging: Paging, order: ManagedOrder): SQL {
  const { sort, language } = order
  const wanted = { condition: condition ?? sql`true`, paging }
  if (sort === 'brand-az' || sort === 'brand-za') return sql`(${pageByBrand(wanted, { sort, language })})`
  if (sort === 'on-first' || sort === 'off-first') return sql`(${pageByState(wanted, sort)})`
  const ids = db
    .select({ id: products.id })
    .from(products)
    .where(condition)
    .orderBy(...orderOf(order))
    .limit(paging.limit)
    .offset(paging.offset)
  return sql`${ids}`
}

interface Wanted {
  readonly condition: SQL
  readonly paging: Paging
}

/** The newest of some products, read from an index, and no more of them than the page can show. */
function newestOf(isIn: SQL, { condition, paging: { limit, offset } }: Wanted): SQL {
  return sql`from ${products} where ${isIn} and ${condition} order by ${products.id} desc limit ${offset + limit}`
}

/** Brands are read one after the other, and none behind the page: ordered by their name in place of a rank, the database may stop early. */
function pageByBrand(wanted: Wanted, { sort, language }: { readonly sort: 'brand-az' | 'brand-za'; readonly language: Language }): SQL {
  const direction = sql.raw(sort === 'brand-za' ? 'desc' : 'asc')
  const { limit, offset } = wanted.paging
  return sql`select member.id
    from (
      select * from (select ${brands.id} as id, ${brandNamesIn[language]} as name from ${brands} union all select null, null) as named
      order by named.name ${direction}
    ) as in_order
    cross join lateral (
      (select ${products.id} ${newestOf(sql`${products.brandId} = in_order.id`, wanted)})
      union all
      (select ${products.id} ${newestOf(sql`in_order.id is null and ${products.brandId} is null`, wanted)})
    ) as member
    order by in_order.name ${direction}, member.id desc limit ${limit} offset ${offset}`
}

function pageByState(wanted: Wanted, sort: 'on-first' | 'off-first'): SQL {
  const { limit, offset } = wanted.paging
  const [first, second] = sort === 'on-first' ? [sql`true`, sql`false`] : [sql`false`, sql`true`]
  return sql`select member.id
    from (
      (select ${products.id}, 1 as place ${newestOf(sql`${products.isActive} = ${first}`, wanted)})
      union all
      (select ${products.id}, 2 as place ${newestOf(sql`${products.isActive} = ${second}`, wanted)})
    ) as member
    order by member.place, member.id desc limit ${limit} offset ${offset}`
}
