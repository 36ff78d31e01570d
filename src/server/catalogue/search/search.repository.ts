import { and, eq, type SQL, sql } from 'drizzle-orm'
import { PRODUCT_ORDERS, type ProductOrder } from '#domain/catalogue/products.ts'
import { EVERYTHING } from '#domain/list-scope.ts'
import { brands, listing, products } from '#server/catalogue/catalogue.tables.ts'
import {
  type CardRow,
  cardColumns,
  type Paging,
  type SuggestionRow,
  suggestionColumns,
} from '#server/catalogue/listing/cards.repository.ts'
import { type FreeFilter, hasRating } from '#server/catalogue/listing/product-filters.repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { preparedPer } from '#server/platform/db/prepared.ts'
import type { ManagedFound, ManagedSearch, SearchFound, ShopSearch } from './search.deps.ts'
import { searchEntries as entries, lettersAsBytes, queryAsBytes, wordsOf } from './search.tables.ts'
import { BEHIND_EARLIER, candidatesFor, NEWEST, walked, walkParameters } from './search-walk.repository.ts'
import { wordQuery } from './search-words.repository.ts'

export interface SearchTerms {
  /** For each word the prefixes that match it: letters and digits only, with WHOLE appended to those that must match a whole word. */
  readonly words: readonly (readonly string[])[]
  /** The beginning of a SKU, letters and digits only; empty when the term cannot be one. */
  readonly skuKey: string
  /** True for a term that can only be the beginning of a SKU: brands rank before words that begin so. */
  readonly isSkuOnly?: boolean
}

/** Lower is better: the whole SKU, its beginning, all words in the names and their synonyms, then with brand, category, description. */
const TIER = { sku: 0, skuBeginning: 1, name: 2, brand: 3, category: 4, description: 5 } as const
/** A tier outweighs stock, and stock every position; words outside of the kind of product stand behind all of its words. */
const STEP = { tier: sql.raw('4000000'), stock: sql.raw('2000000'), last: sql.raw('1999999'), afterKind: sql.raw('10000') } as const

/** Everything that changes the statement's text; all else is a parameter. */
interface Shape {
  /** The number of prefixes for each word. */
  readonly words: readonly number[]
  readonly hasSku: boolean
  readonly isSkuOnly: boolean
  readonly order: keyof typeof ORDERS
  readonly isScoped: boolean
  /** True when products that are not on show are searched too. */
  readonly includesHidden?: boolean
  /** A page of cards with the count of all, or the first few suggestions, which need no count. */
  readonly shows: 'page' | 'suggestions'
  /** There when only the best are read, of more than can be ranked: how many products count as the newest. */
  readonly newest?: number
}

/** The products on show that have every word, or the SKU. */
export async function findByTerms(db: Db, terms: SearchTerms, query: ShopSearch): Promise<SearchFound> {
  const { filter, paging } = query
  const shape: Shape = { ...shapeOf(terms), order: orderName(query.order), isScoped: filter.scope !== EVERYTHING, shows: 'page' }
  const free = freeConditions(filter)
  const statement = free === undefined && isUsual(shape) ? usualPage(db, JSON.stringify(shape)) : pageOf(db, shape, free)
  const rows = await statement.execute({ ...parameters(terms), scope: filter.scope, ...paging })
  const [first] = rows
  if (first !== undefined) return { rows: rows.map(({ card }) => card), count: first.found }
  if (paging.offset === 0) return { rows: [], count: 0 }
  const { count } = await findByTerms(db, terms, { ...query, paging: { limit: 1, offset: 0 } })
  return { rows: [], count }
}

/** The best of all products on show that have every word, or the SKU. */
export async function suggestByTerms(db: Db, terms: SearchTerms, limit: number): Promise<SuggestionRow[]> {
  const shape: Shape = { ...shapeOf(terms), order: 'best', isScoped: false, shows: 'suggestions' }
  const statement = isUsual(shape) ? usualSuggestions(db, JSON.stringify(shape)) : suggestionsOf(db, shape)
  return statement.execute({ ...parameters(terms), limit, offset: 0 })
}

/** The number of products that `findByTerms` finds, counted no further than `most`. */
export async function countByTerms(db: Db, terms: SearchTerms, filter: FreeFilter, most: number): Promise<number> {
  const shape: Shape = { ...shapeOf(terms), order: 'best', isScoped: filter.scope !== EVERYTHING, shows: 'page' }
  const counted = db
    .select({ one: sql`1` })
    .from(entries)
    .where(shown(shape, freeConditions(filter)))
    .limit(most)
    .as('counted')
  const [row] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(counted)
    .execute({ ...parameters(terms), scope: filter.scope })
  return row?.count ?? 0
}

/** A page of more products than can all be ranked, best match first: candidates are read in the order of the ranking, and no further. */
export async function walkByTerms(db: Db, terms: SearchTerms, { filter, paging }: ShopSearch, newest = NEWEST): Promise<CardRow[]> {
  const shape: Shape = { ...shapeOf(terms), order: 'best', isScoped: filter.scope !== EVERYTHING, shows: 'page', newest }
  const free = freeConditions(filter)
  const statement = free === undefined && isUsual(shape) ? usualPage(db, JSON.stringify(shape)) : pageOf(db, shape, free)
  const rows = await statement.execute({ ...walkingParameters(terms, paging), scope: filter.scope, ...paging })
  return rows.map(({ card }) => card)
}

/** The first of more products than can all be ranked. */
export async function walkSuggestions(db: Db, terms: SearchTerms, limit: number, newest = NEWEST): Promise<SuggestionRow[]> {
  const shape: Shape = { ...shapeOf(terms), order: 'best', isScoped: false, shows: 'suggestions', newest }
  const statement = isUsual(shape) ? usualSuggestions(db, JSON.stringify(shape)) : suggestionsOf(db, shape)
  const paging = { limit, offset: 0 }
  return statement.execute({ ...walkingParameters(terms, paging), ...paging })
}

function walkingParameters(terms: SearchTerms, paging: Paging) {
  return { ...parameters(terms), ...walkParameters(terms.words), walked: candidatesFor(paging) }
}

/** Products, on show or not, that have every word, or the SKU. */
export async function findManagedByTerms(db: Db, terms: SearchTerms, query: ManagedSearch): Promise<ManagedFound> {
  const { condition, position, paging } = query
  const shape: Shape = { ...shapeOf(terms), order: 'best', isScoped: false, includesHidden: true, shows: 'page' }
  const isMeant =
    condition === undefined ? undefined : sql`exists (select from ${products} where ${products.id} = ${entries.productId} and ${condition})`
  const rankBy = position?.rank(sql`(select ${position.value} from ${products} where ${products.id} = found.id)`)
  const page = db
    .select({ id: sql<string>`best.id`, found: sql<number>`best.found`.mapWith(Number) })
    .from(sql`(${bestHits(shape, isMeant, rankBy)}) as best`)
    .orderBy(ORDERS.best)
  const rows = await page.execute({ ...parameters(terms), ...paging })
  const [first] = rows
  if (first !== undefined) return { ids: rows.map(({ id }) => id), count: first.found }
  if (paging.offset === 0) return { ids: [], count: 0 }
  const { count } = await findManagedByTerms(db, terms, { ...query, paging: { limit: 1, offset: 0 } })
  return { ids: [], count }
}

const usualPage = preparedPer((db, shape: string) => {
  const usual = JSON.parse(shape) as Shape
  return pageOf(db, usual, undefined).prepare(statementName(usual))
})

const usualSuggestions = preparedPer((db, shape: string) => {
  const usual = JSON.parse(shape) as Shape
  return suggestionsOf(db, usual).prepare(statementName(usual))
})

function shapeOf({ words, skuKey, isSkuOnly = false }: SearchTerms): Pick<Shape, 'words' | 'hasSku' | 'isSkuOnly'> {
  return { words: words.map(({ length }) => length), hasSku: skuKey !== '', isSkuOnly }
}

/** Few enough shapes that every connection can keep prepared plans of all. */
function isUsual({ words, isSkuOnly }: Shape): boolean {
  return !isSkuOnly && words.length <= 5 && words.every((beginnings) => beginnings === 1)
}

function statementName({ words, hasSku, order, isScoped, shows, newest }: Shape): string {
  return ['search', shows, words.length, order, hasSku && 'sku', isScoped && 'scoped', newest !== undefined && `walked ${newest}`]
    .filter(Boolean)
    .join(' ')
}

function parameters({ words, skuKey }: SearchTerms): Record<string, string> {
  const positions = words.flatMap((beginnings, i) => beginnings.map((beginning, j) => [`word${i}_${j}`, ` ${beginning}`]))
  const all = words.map((beginnings) => `(${beginnings.map(wordQuery).join(' | ')})`).join(' & ')
  return { ...Object.fromEntries(positions), all, sku: skuKey, skuEnd: `${skuKey}{` }
}

function pageOf(db: Db, shape: Shape, free: SQL | undefined) {
  return db
    .select({ card: cardColumns, found: sql<number>`best.found`.mapWith(Number) })
    .from(sql`(${bestHits(shape, free)}) as best`)
    .innerJoin(products, eq(products.id, sql`best.id`))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .orderBy(ORDERS[shape.order])
}

function suggestionsOf(db: Db, shape: Shape) {
  return db
    .select(suggestionColumns)
    .from(sql`(${bestHits(shape, undefined)}) as best`)
    .innerJoin(products, eq(products.id, sql`best.id`))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .orderBy(ORDERS[shape.order])
}

const ORDERS = {
  best: sql`best.rank, best.id desc`,
  dearest: sql`best.price desc, best.id desc`,
  cheapest: sql`best.price, best.id`,
} as const

/** Ranks on narrow rows: cards are joined to one page of them only, and sorted again. */
function bestHits(shape: Shape, free: SQL | undefined, rankBy = shape.order === 'best' ? rank(shape) : sql`0`): SQL {
  const { limit, offset } = { limit: sql.placeholder('limit'), offset: sql.placeholder('offset') }
  const isCounted = shape.shows === 'page' && shape.newest === undefined
  const source =
    shape.newest === undefined ? sql`from ${entries} where ${shown(shape, free)}` : sql`from ${walkedFor(shape, shape.newest, free)}`
  const number = shape.newest === undefined ? sql`` : sql`, row_number() over () as number`
  const rankOf = shape.newest === undefined ? rankBy : sql`${BEHIND_EARLIER} + ${rankBy}`
  // "offset 0" makes each position computed once; a materialized CTE is counted without computing again.
  return sql`
    with found as (
      select ${entries.productId} as id, ${entries.priceMinor} as price, ${entries.isInStock}, ${entries.kindEnd}, ${entries.nameEnd},
        ${entries.brandEnd}, ${entries.categoryEnd}, ${entries.skuKey}, ${list(shape.words.map((count, i) => sql`${positionOf(i, count)} as ${at(i)}`))}${number}
      ${source}
      offset 0
    ), hits as ${isCounted ? sql`materialized` : sql``} (
      select id, price, ${rankOf} as rank
      from found
    )
    select id, price, rank, ${isCounted ? sql`(select count(*) from hits)` : sql`0`} as found
    from hits best order by ${ORDERS[shape.order]} limit ${limit} offset ${offset}`
}

/** Everything that the search is for, of whatever rank. */
function shown(shape: Shape, free: SQL | undefined): SQL | undefined {
  return and(matches(shape), isAmong(shape, free))
}

function isAmong(shape: Shape, free: SQL | undefined): SQL | undefined {
  return and(
    shape.includesHidden === true ? undefined : sql`${entries.priceMinor} is not null`,
    shape.isScoped ? inScope() : undefined,
    free,
  )
}

function walkedFor(shape: Shape, newest: number, free: SQL | undefined): SQL {
  const positions = shape.words.map((count, i) => positionOf(i, count))
  return walked({ condition: isAmong(shape, free), hasSku: shape.hasSku, positions, newest })
}

/**
 * The parameters stand in subqueries so that the planner always expects few hits and uses the indexes: for words that it knows to be
 * common it would rather read and split every entry.
 */
function matches({ hasSku }: { hasSku: boolean }): SQL {
  const hasWords = sql`${wordsOf(entries.words)} @@ (select ${queryAsBytes(sql`${sql.placeholder('all')}::text`)})`
  if (!hasSku) return hasWords
  return sql`(${hasWords} or
    (${entries.skuKey} ~>=~ (select ${sql.placeholder('sku')}::text) and ${entries.skuKey} ~<~ (select ${sql.placeholder('skuEnd')}::text)))`
}

function inScope(): SQL {
  return sql`exists (
    select from ${listing} where ${listing.scope} = ${sql.placeholder('scope')} and ${listing.productId} = ${entries.productId})`
}

function at(word: number): SQL {
  return sql.raw(`at${word}`)
}

/** The position of the first word with one of its prefixes; 0 when there is none, as for products found by their SKU only. */
function positionOf(word: number, beginnings: number): SQL {
  const positions = Array.from({ length: beginnings }, (_, i) => {
    const beginning = sql`${sql.placeholder(`word${word}_${i}`)}::text`
    return sql`position((select ${lettersAsBytes(beginning)}) in ${entries.words})`
  })
  const [only] = positions
  if (only !== undefined && beginnings === 1) return only
  return sql`coalesce(least(${list(positions.map((each) => sql`nullif(${each}, 0)`))}), 0)`
}

/** Tier, stock and position in one number, which sorts faster than three. */
function rank(shape: Shape): SQL {
  return sql`${tier(shape)} * ${STEP.tier} + case when is_in_stock then 0 else ${STEP.stock} end + least(${position(shape)}, ${STEP.last})`
}

function tier({ words, hasSku, isSkuOnly }: Shape): SQL {
  const last = sql`greatest(${list(words.map((_, i) => at(i)))})`
  const sku = sql`${sql.placeholder('sku')}::text`
  const bySku = hasSku
    ? sql`when sku_key = ${sku} then ${sql.raw(`${TIER.sku}`)} when starts_with(sku_key, ${sku}) then ${sql.raw(`${TIER.skuBeginning}`)}`
    : sql``
  const byMaker = isSkuOnly ? sql`when ${last} >= name_end and ${last} < brand_end then ${sql.raw(`${TIER.name}`)}` : sql``
  const name = isSkuOnly ? TIER.brand : TIER.name
  return sql`case ${bySku} ${byMaker} when ${last} < name_end then ${sql.raw(`${name}`)} when ${last} < brand_end then ${sql.raw(`${TIER.brand}`)}
    when ${last} < category_end then ${sql.raw(`${TIER.category}`)} else ${sql.raw(`${TIER.description}`)} end`
}

/** Smaller is better: the kind of product comes before things its names only mention, and those before the rest. */
function position({ words }: Shape): SQL {
  const positions = words.map((_, i) => sql`case when ${at(i)} < kind_end then ${at(i)} else ${STEP.afterKind} + ${at(i)} - kind_end end`)
  return sql.join(positions, sql` + `)
}

function list(parts: readonly SQL[]): SQL {
  return sql.join([...parts], sql`, `)
}

function orderName(order: ProductOrder | undefined): Shape['order'] {
  if (order === PRODUCT_ORDERS.priceHighToLow) return 'dearest'
  return order === PRODUCT_ORDERS.priceLowToHigh ? 'cheapest' : 'best'
}

function freeConditions({ brandId, minAmount, maxAmount, rating }: FreeFilter): SQL | undefined {
  const ofProduct = and(brandId === null ? undefined : eq(products.brandId, brandId), hasRating(rating))
  return and(
    minAmount === null ? undefined : sql`${entries.priceMinor} >= ${minAmount}`,
    maxAmount === null ? undefined : sql`${entries.priceMinor} <= ${maxAmount}`,
    ofProduct === undefined
      ? undefined
      : sql`exists (select from ${products} where ${products.id} = ${entries.productId} and ${ofProduct})`,
  )
}
