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
type GroupSort = 'brand-az' | 'brand-za' | 'on-first' | 'off-first'
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
  if (isByGroup(order.sort)) return sql`(${pageByGroup(condition, paging, { ...order, sort: order.sort })})`
  const ids = db
    .select({ id: products.id })
    .from(products)
    .where(condition)
    .orderBy(...orderOf(order))
    .limit(paging.limit)
    .offset(paging.offset)
  return sql`${ids}`
}

function isByGroup(sort: ManagedSort | null): sort is GroupSort {
  return sort === 'brand-az' || sort === 'brand-za' || sort === 'on-first' || sort === 'off-first'
}

/**
 * Few groups hold all products. Each gives its newest by an index, and no more than a page can show of it, so that a group of any size is
 * not sorted.
 */
function pageByGroup(
  condition: SQL | undefined,
  { limit, offset }: Paging,
  { sort, language }: { readonly sort: GroupSort; readonly language: Language },
): SQL {
  const { groups, isMember } = groupsOf(sort, language)
  const newest = isMember.map(
    (isIn) => sql`(select ${products.id} from ${products} where ${isIn} and ${condition ?? sql`true`}
      order by ${products.id} desc limit ${offset + limit})`,
  )
  return sql`select member.id from (${groups}) as in_order cross join lateral (${sql.join(newest, sql` union all `)}) as member
    order by in_order.place, member.id desc limit ${limit} offset ${offset}`
}

/** The groups with their places, and the conditions by which products are in one. */
function groupsOf(sort: GroupSort, language: Language): { groups: SQL; isMember: readonly SQL[] } {
  if (sort === 'on-first' || sort === 'off-first') {
    const [first, second] = sort === 'on-first' ? [sql`true`, sql`false`] : [sql`false`, sql`true`]
    return {
      groups: sql`select * from (values (${first}, 1), (${second}, 2)) as states (state, place)`,
      isMember: [sql`${products.isActive} = in_order.state`],
    }
  }
  const direction = sql.raw(sort === 'brand-za' ? 'desc' : 'asc')
  return {
    groups: sql`select named.id, dense_rank() over (order by named.name ${direction}) as place
      from (select ${brands.id} as id, ${brandNamesIn[language]} as name from ${brands} union all select null, null) as named`,
    isMember: [sql`${products.brandId} = in_order.id`, sql`in_order.id is null and ${products.brandId} is null`],
  }
}
