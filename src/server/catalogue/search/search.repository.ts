import { and, eq, type SQL, sql } from 'drizzle-orm'
import { PRODUCT_ORDERS, type ProductOrder } from '#domain/catalogue/products.ts'
import { EVERYTHING } from '#domain/list-scope.ts'
import type { Candidate } from '#domain/search/bitmaps/matches.ts'
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
import { preparedPerVariant } from '#server/platform/db/prepared.ts'
import type { SearchFound, ShopSearch } from './search.deps.ts'
import { searchEntries as entries, queryAsBytes, wordsOf } from './search.tables.ts'
import { BEHIND_EARLIER, candidateParameters, candidates } from './search-candidates.repository.ts'
import { at, isPrepared, list, positionOf, type Ranked, rank } from './search-ranking.repository.ts'
import { wordsQuery } from './search-words.repository.ts'

export interface SearchTerms {
  /** The prefixes that match each word: letters and digits only, with WHOLE appended to those that must match a whole word. */
  readonly words: readonly (readonly string[])[]
  /** The beginning of a SKU, letters and digits only; empty when the term cannot be one. */
  readonly skuKey: string
  /** True for a term that can only be the beginning of a SKU: brands rank before words that begin so. */
  readonly isSkuOnly?: boolean
}

/** Everything that changes the statement's text; all else is a parameter. */
export interface Shape extends Ranked {
  readonly order: keyof typeof ORDERS
  readonly isScoped: boolean
  /** True when products that are not on show are searched too. */
  readonly includesHidden?: boolean
  /** A page of cards with the count of all, or the first few suggestions, which need no count. */
  readonly shows: 'page' | 'suggestions'
  /** True where no more are ranked than a number that is given. */
  readonly isBounded?: boolean
  /** True where candidates are given instead of looked up by their words. */
  readonly isGiven?: boolean
}

/** The products on show that have every word, or the SKU. Any `most` of them are ranked and counted, where it is given. */
export async function findByTerms(db: Db, terms: SearchTerms, query: ShopSearch, most?: number): Promise<SearchFound> {
  const { filter, paging } = query
  const order = orderName(query.order)
  const shape: Shape = { ...shapeOf(terms), order, isScoped: filter.scope !== EVERYTHING, shows: 'page', isBounded: most !== undefined }
  const free = freeConditions(filter)
  const statement = free === undefined && isPrepared(shape) ? usualPage(db, JSON.stringify(shape)) : pageOf(db, shape, free)
  const rows = await statement.execute({ ...parameters(terms), scope: filter.scope, most, ...paging })
  const [first] = rows
  if (first !== undefined) return { rows: rows.map(({ card }) => card), count: first.found }
  if (paging.offset === 0) return { rows: [], count: 0 }
  const { count } = await findByTerms(db, terms, { ...query, paging: { limit: 1, offset: 0 } }, most)
  return { rows: [], count }
}

/** The best of all products on show that have every word, or the SKU; of any `most` of them, where it is given. */
export async function suggestByTerms(db: Db, terms: SearchTerms, limit: number, most?: number): Promise<SuggestionRow[]> {
  const shape: Shape = { ...shapeOf(terms), order: 'best', isScoped: false, shows: 'suggestions', isBounded: most !== undefined }
  return suggested(await suggestionsFor(db, shape).execute({ ...parameters(terms), limit, offset: 0, most }))
}

/** These of them in the order of their ranking, which is exact among each few. Those that have changed since they were found are left out. */
export async function rankCandidates(db: Db, terms: SearchTerms, given: readonly Candidate[], paging: Paging): Promise<CardRow[]> {
  const shape: Shape = { ...shapeOf(terms), order: 'best', isScoped: false, shows: 'page', isGiven: true }
  const statement = isPrepared(shape) ? usualPage(db, JSON.stringify(shape)) : pageOf(db, shape, undefined)
  const rows = await statement.execute({ ...parameters(terms), ...candidateParameters(given), ...paging })
  return rows.map(({ card }) => card)
}

/** The first of them as suggestions. */
export async function suggestCandidates(db: Db, terms: SearchTerms, given: readonly Candidate[], limit: number): Promise<SuggestionRow[]> {
  const shape: Shape = { ...shapeOf(terms), order: 'best', isScoped: false, shows: 'suggestions', isGiven: true }
  return suggested(await suggestionsFor(db, shape).execute({ ...parameters(terms), ...candidateParameters(given), limit, offset: 0 }))
}

/** The turns of the candidates that a filter lets through, counted from one. */
export function filterCandidates(db: Db, given: readonly Candidate[], filter: FreeFilter): Promise<number[]> {
  const condition = and(filter.scope === EVERYTHING ? undefined : inScope(), freeConditions(filter))
  return turnsAmong(db, given, condition, { scope: filter.scope })
}

export async function turnsAmong(
  db: Db,
  given: readonly Candidate[],
  condition: SQL | undefined,
  values: Record<string, unknown> = {},
): Promise<number[]> {
  const rows = await db
    .select({ turn: sql<number>`given.turn`.mapWith(Number) })
    .from(candidates(condition))
    .orderBy(sql`given.turn`)
    .execute({ ...candidateParameters(given), ...values })
  return rows.map(({ turn }) => turn)
}

/** True for a filter that lets all through. */
export function isOpen(filter: FreeFilter): boolean {
  return filter.scope === EVERYTHING && freeConditions(filter) === undefined
}

function suggestionsFor(db: Db, shape: Shape) {
  return isPrepared(shape) ? usualSuggestions(db, JSON.stringify(shape)) : suggestionsOf(db, shape)
}

function suggested(rows: readonly { readonly suggestion: SuggestionRow }[]): SuggestionRow[] {
  return rows.map(({ suggestion }) => suggestion)
}

const usualPage = preparedPerVariant((db, shape: string) => {
  const usual = JSON.parse(shape) as Shape
  return pageOf(db, usual, undefined).prepare(statementName(usual))
})

const usualSuggestions = preparedPerVariant((db, shape: string) => {
  const usual = JSON.parse(shape) as Shape
  return suggestionsOf(db, usual).prepare(statementName(usual))
})

export function shapeOf({ words, skuKey, isSkuOnly = false }: SearchTerms): Ranked {
  return { words: words.map(({ length }) => length), hasSku: skuKey !== '', isSkuOnly }
}

export function statementName({ words, hasSku, order, isScoped, includesHidden, shows, isBounded, isGiven }: Shape): string {
  const ways = [includesHidden && 'hidden', hasSku && 'sku', isScoped && 'scoped', isBounded && 'bounded', isGiven && 'given']
  return ['search', shows, words.length, order, ...ways].filter(Boolean).join(' ')
}

export function parameters({ words, skuKey }: SearchTerms): Record<string, string> {
  const positions = words.flatMap((beginnings, i) => beginnings.map((beginning, j) => [`word${i}_${j}`, ` ${beginning}`]))
  return { ...Object.fromEntries(positions), all: wordsQuery(words), sku: skuKey, skuEnd: `${skuKey}{` }
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
    .select({ suggestion: suggestionColumns, found: sql<number>`best.found`.mapWith(Number) })
    .from(sql`(${bestHits(shape, undefined)}) as best`)
    .innerJoin(products, eq(products.id, sql`best.id`))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .orderBy(ORDERS[shape.order])
}

export const ORDERS = {
  best: sql`best.rank, best.id desc`,
  dearest: sql`best.price desc, best.id desc`,
  cheapest: sql`best.price, best.id`,
} as const

/** Ranks on narrow rows: cards are joined to one page of them only, and sorted again. */
export function bestHits(shape: Shape, free: SQL | undefined, rankBy = shape.order === 'best' ? rank(shape) : sql`0`): SQL {
  const isGiven = shape.isGiven === true
  // Subqueries hide the two numbers from the planner, which otherwise would make a new plan for each of them.
  const [limit, offset] = ['limit', 'offset'].map((name) =>
    isGiven || shape.isBounded === true ? sql`(select ${sql.placeholder(name)}::int)` : sql.placeholder(name),
  )
  const isCounted = !isGiven && shape.shows === 'page'
  const source = isGiven ? sql`from ${candidates(isAmong(shape, free))}` : sql`from ${entries} where ${shown(shape, free)}`
  const most = shape.isBounded === true ? sql`limit (select ${sql.placeholder('most')}::int)` : sql``
  // "offset 0" makes each position computed once; a materialized CTE is counted without computing again.
  return sql`
    with found as (
      select ${entries.productId} as id, ${entries.priceMinor} as price, ${entries.isInStock}, ${entries.kindEnd}, ${entries.nameEnd},
        ${entries.brandEnd}, ${entries.categoryEnd}, ${entries.skuKey}, ${list(positionsOf(shape).map((each, i) => sql`${each} as ${at(i)}`))}${isGiven ? sql`, given.turn` : sql``}
      ${source}
      ${most} offset 0
    ), hits as ${isCounted ? sql`materialized` : sql``} (
      select id, price, ${isGiven ? sql`${BEHIND_EARLIER} + ${rankBy}` : rankBy} as rank
      from found ${isGiven ? sql`where ${isStillMatch(shape)}` : sql``}
    )
    select id, price, rank, ${isCounted ? sql`(select count(*) from hits)` : sql`0`} as found
    from hits best order by ${ORDERS[shape.order]} limit ${limit} offset ${offset}`
}

/** Compares once more, since a product may have changed between finding and ranking. */
function isStillMatch({ words, hasSku }: Shape): SQL {
  const hasAll = sql.join(
    words.map((_, i) => sql`${at(i)} > 0`),
    sql` and `,
  )
  return hasSku ? sql`(${hasAll}) or starts_with(sku_key, ${sql.placeholder('sku')}::text)` : hasAll
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

function positionsOf({ words }: Shape): SQL[] {
  return words.map((count, i) => positionOf(i, count, sql`${entries.words}`))
}

/**
 * The parameters stand in subqueries so that the planner always expects few hits and uses the indexes: for words that it knows to be
 * common it would rather read and split every entry.
 */
function matches(shape: Shape): SQL | undefined {
  const hasWords = sql`${wordsOf(entries.words)} @@ (select ${queryAsBytes(sql`${sql.placeholder('all')}::text`)})`
  const hasSku = sql`${entries.skuKey} ~>=~ (select ${sql.placeholder('sku')}::text)
    and ${entries.skuKey} ~<~ (select ${sql.placeholder('skuEnd')}::text)`
  return shape.hasSku ? sql`(${hasWords} or (${hasSku}))` : hasWords
}

function inScope(): SQL {
  return sql`exists (
    select from ${listing} where ${listing.scope} = ${sql.placeholder('scope')} and ${listing.productId} = ${entries.productId})`
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
