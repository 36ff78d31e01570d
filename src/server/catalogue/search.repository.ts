import { and, eq, type SQL, sql } from 'drizzle-orm'
import { PRODUCT_ORDERS, type ProductOrder } from '#domain/products.ts'
import { escapeLike } from '#domain/search-query.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type CardRow, cardColumns, type FreeFilter, freeConditions, type Paging } from './catalogue.repository.ts'
import { brands, listing, products } from './catalogue.tables.ts'

export interface SearchWish {
  readonly filter: FreeFilter
  /** Undefined: best match first. */
  readonly order: ProductOrder | undefined
  readonly paging: Paging
}

export interface SearchFound {
  readonly rows: readonly CardRow[]
  readonly count: number
}

/** Lower is better: the whole SKU, its beginning, all words in a name, all words in brand, category or description. */
const TIER = { sku: 0, skuBeginning: 1, name: 2, text: 3 } as const

/** Products that have every word as the beginning of one of theirs, or a SKU that begins with the query. */
export async function findByWords(db: Db, words: readonly string[], sku: string | null, wish: SearchWish): Promise<SearchFound> {
  const inText = and(...words.map((word) => begins(sql`${products.searchText}`, word)))
  const inName = and(...words.map((word) => begins(sql`${products.searchName}`, word)))
  const place = sql.join(
    words.map((word) => sql`strpos(${products.searchName}, ${` ${word}`})`),
    sql` + `,
  )
  const byWords = sql`
    select ${products.id} as id, case when ${inName} then ${TIER.name} else ${TIER.text} end as tier, ${place} as place
    from ${products} where ${inText}`
  const bySku = sku === null ? sql`` : sql`union all ${skuHits(sku)}`
  const hits = sql`(select id, min(tier) as tier, min(place) as place from (${byWords} ${bySku}) found group by id)`
  return ranked(db, hits, wish, sql`hits.tier, (${products.quantity} > 0) desc, hits.place, ${products.id} desc`)
}

function skuHits(sku: string): SQL {
  return sql`
    select ${products.id}, case when lower(${products.sku}) = ${sku} then ${TIER.sku} else ${TIER.skuBeginning} end, 0
    from ${products} where lower(${products.sku}) like ${`${escapeLike(sku)}%`}`
}

/** Words shorter than this, and numbers, must be typed right: one letter more or less makes another word of them. */
const FORGIVEN_FROM_LETTERS = 4

/** Products with a word like each of these; how alike is the session's word similarity threshold, so call it in a transaction. */
export async function findByLikeness(db: Db, words: readonly string[], leastLikeness: number, wish: SearchWish): Promise<SearchFound> {
  await db.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(leastLikeness)}, true)`)
  const alike = and(
    ...words.map((word) =>
      isForgiven(word)
        ? sql`(${begins(sql`${products.searchText}`, word)} or ${word} <% ${products.searchText})`
        : begins(sql`${products.searchText}`, word),
    ),
  )
  const likeness = sql.join(
    words.map((word) => sql`2 * word_similarity(${word}, ${products.searchName}) + word_similarity(${word}, ${products.searchText})`),
    sql` + `,
  )
  const hits = sql`(select ${products.id} as id, ${likeness} as likeness from ${products} where ${alike})`
  return ranked(db, hits, wish, sql`hits.likeness desc, (${products.quantity} > 0) desc, ${products.id} desc`)
}

export function isForgiven(word: string): boolean {
  return word.length >= FORGIVEN_FROM_LETTERS && !/\d/.test(word)
}

function begins(column: SQL, word: string): SQL {
  return sql`${column} like ${`% ${escapeLike(word)}%`}`
}

async function ranked(db: Db, hits: SQL, wish: SearchWish, best: SQL): Promise<SearchFound> {
  const { limit, offset } = wish.paging
  const order = wish.order === undefined || wish.order === PRODUCT_ORDERS.newest ? best : byPrice(wish.order)
  const found = await db
    .select({ ...cardColumns, found: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(sql`${hits} as hits`)
    .innerJoin(listing, eq(listing.productId, sql`hits.id`))
    .innerJoin(products, eq(products.id, listing.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(freeConditions(wish.filter))
    .orderBy(order)
    .limit(limit)
    .offset(offset)
  const [first] = found
  if (first !== undefined) return { rows: found, count: first.found }
  if (offset === 0) return { rows: [], count: 0 }
  const { count } = await ranked(db, hits, { ...wish, paging: { limit: 1, offset: 0 } }, best)
  return { rows: [], count }
}

function byPrice(order: ProductOrder): SQL {
  return order === PRODUCT_ORDERS.priceHighToLow
    ? sql`${listing.pricePiastres} desc, ${listing.productId} desc`
    : sql`${listing.pricePiastres}, ${listing.productId}`
}
