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
import type { SearchFound, ShopSearch } from './search.deps.ts'
import { searchEntries as entries, queryAsBytes, wordsOf } from './search.tables.ts'
import { at, list, positionOf, type Ranked, rank } from './search-ranking.repository.ts'
import { askedByVocabulary, vocabularyParameter } from './search-vocabulary.repository.ts'
import { BEHIND_EARLIER, candidatesFor, type WalkWays, walked, walkParameters } from './search-walk.repository.ts'
import { wordsQuery } from './search-words.repository.ts'

export interface SearchTerms {
  /** For each word the prefixes that match it: letters and digits only, with WHOLE appended to those that must match a whole word. */
  readonly words: readonly (readonly string[])[]
  /** The beginning of a SKU, letters and digits only; empty when the term cannot be one. */
  readonly skuKey: string
  /** True for a term that can only be the beginning of a SKU: brands rank before words that begin so. */
  readonly isSkuOnly?: boolean
  /** The number of words, from the first, that the index is asked for; the others are looked for in the rows that it finds. */
  readonly asked?: number
  /** True where the vocabulary has every word: the index is asked for whole words, also for those of the others that are few enough. */
  readonly hasVocabulary?: boolean
}

/** Everything that changes the statement's text; all else is a parameter. */
export interface Shape extends Ranked {
  readonly order: keyof typeof ORDERS
  readonly isScoped: boolean
  /** True when products that are not on show are searched too. */
  readonly includesHidden?: boolean
  /** A page of cards with the count of all, or the first few suggestions, which need no count. */
  readonly shows: 'page' | 'suggestions'
  /** The number of words that the index is asked for. */
  readonly asked: number
  readonly hasVocabulary: boolean
  /** True where no more are ranked than a number that is given. */
  readonly isBounded?: boolean
  /** There where only the best are read, of more than can be ranked: how many products count as the newest, for each section. */
  readonly newest?: readonly number[]
}

/** The products on show that have every word, or the SKU. Any `most` of them are ranked and counted, where it is given. */
export async function findByTerms(db: Db, terms: SearchTerms, query: ShopSearch, most?: number): Promise<SearchFound> {
  const { filter, paging } = query
  const order = orderName(query.order)
  const shape: Shape = { ...shapeOf(terms), order, isScoped: filter.scope !== EVERYTHING, shows: 'page', isBounded: most !== undefined }
  const free = freeConditions(filter)
  const statement = free === undefined && isUsual(shape) ? usualPage(db, JSON.stringify(shape)) : pageOf(db, shape, free)
  const rows = await statement.execute({ ...parameters(terms), scope: filter.scope, most, ...paging })
  const [first] = rows
  if (first !== undefined) return { rows: rows.map(({ card }) => card), count: first.found }
  if (paging.offset === 0) return { rows: [], count: 0 }
  const { count } = await findByTerms(db, terms, { ...query, paging: { limit: 1, offset: 0 } }, most)
  return { rows: [], count }
}

/** The best of all products on show that have every word, or the SKU. */
export async function suggestByTerms(db: Db, terms: SearchTerms, limit: number): Promise<SuggestionRow[]> {
  const shape: Shape = { ...shapeOf(terms), order: 'best', isScoped: false, shows: 'suggestions' }
  return suggested(await suggestionsFor(db, shape).execute({ ...parameters(terms), limit, offset: 0 }))
}

/** The same where no more than so many have them; null where more do. */
export async function suggestAmong(db: Db, terms: SearchTerms, limit: number, most: number): Promise<SuggestionRow[] | null> {
  const shape: Shape = { ...shapeOf(terms), order: 'best', isScoped: false, shows: 'suggestions', isBounded: true }
  const rows = await suggestionsFor(db, shape).execute({ ...parameters(terms), limit, offset: 0, most: most + 1 })
  return (rows[0]?.found ?? 0) > most ? null : suggested(rows)
}

/** The number of products that `findByTerms` finds, counted no further than `most`. */
export function countByTerms(db: Db, terms: SearchTerms, filter: FreeFilter, most: number): Promise<number> {
  const shape: Shape = { ...shapeOf(terms), order: 'best', isScoped: filter.scope !== EVERYTHING, shows: 'page' }
  return countShown(db, shown(shape, freeConditions(filter)), { parameters: { ...parameters(terms), scope: filter.scope }, most })
}

export async function countShown(
  db: Db,
  condition: SQL | undefined,
  { parameters, most }: { readonly parameters: Record<string, unknown>; readonly most: number },
): Promise<number> {
  const counted = db.select({ one: sql`1` }).from(entries).where(condition).limit(most).as('counted')
  const [row] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(counted)
    .execute(parameters)
  return row?.count ?? 0
}

/** A page of more products than can all be ranked, best match first: candidates are read in the order of the ranking, and no further. */
export async function walkByTerms(db: Db, terms: SearchTerms, { filter, paging }: ShopSearch, ways: WalkWays): Promise<CardRow[]> {
  const shape: Shape = { ...shapeOf(terms), order: 'best', isScoped: filter.scope !== EVERYTHING, shows: 'page', newest: ways.newest }
  const free = freeConditions(filter)
  const statement = free === undefined && isUsual(shape) ? usualPage(db, JSON.stringify(shape)) : pageOf(db, shape, free)
  const rows = await statement.execute({ ...walkingParameters(terms, paging, ways), scope: filter.scope, ...paging })
  return rows.map(({ card }) => card)
}

/** The first of more products than can all be ranked. */
export async function walkSuggestions(db: Db, terms: SearchTerms, limit: number, ways: WalkWays): Promise<SuggestionRow[]> {
  const shape: Shape = { ...shapeOf(terms), order: 'best', isScoped: false, shows: 'suggestions', newest: ways.newest }
  const paging = { limit, offset: 0 }
  return suggested(await suggestionsFor(db, shape).execute({ ...walkingParameters(terms, paging, ways), ...paging }))
}

function suggestionsFor(db: Db, shape: Shape) {
  return isUsual(shape) ? usualSuggestions(db, JSON.stringify(shape)) : suggestionsOf(db, shape)
}

function suggested(rows: readonly { readonly suggestion: SuggestionRow }[]): SuggestionRow[] {
  return rows.map(({ suggestion }) => suggestion)
}

export function walkingParameters(terms: SearchTerms, paging: Paging, ways: WalkWays) {
  return { ...parameters(terms), ...walkParameters(ways), walked: candidatesFor(paging) }
}

const usualPage = preparedPer((db, shape: string) => {
  const usual = JSON.parse(shape) as Shape
  return pageOf(db, usual, undefined).prepare(statementName(usual))
})

const usualSuggestions = preparedPer((db, shape: string) => {
  const usual = JSON.parse(shape) as Shape
  return suggestionsOf(db, usual).prepare(statementName(usual))
})

export function shapeOf(terms: SearchTerms): Ranked & Pick<Shape, 'asked' | 'hasVocabulary'> {
  const { words, asked = words.length, skuKey, isSkuOnly = false, hasVocabulary = false } = terms
  return { words: words.map(({ length }) => length), hasSku: skuKey !== '', isSkuOnly, asked, hasVocabulary }
}

/** Few enough shapes that every connection can keep prepared plans of all. */
export function isUsual({ words, isSkuOnly }: Shape): boolean {
  return !isSkuOnly && words.length <= 5 && words.every((beginnings) => beginnings === 1)
}

export function statementName({
  words,
  hasSku,
  order,
  isScoped,
  includesHidden,
  shows,
  asked,
  hasVocabulary,
  isBounded,
  newest,
}: Shape): string {
  const ways = [
    includesHidden && 'hidden',
    hasSku && 'sku',
    isScoped && 'scoped',
    asked < words.length && `asked ${asked}`,
    hasVocabulary && 'vocabulary',
    isBounded && 'bounded',
    newest !== undefined && `walked ${[...new Set(newest)].join('/')}`,
  ]
  return ['search', shows, words.length, order, ...ways].filter(Boolean).join(' ')
}

export function parameters({ words, asked = words.length, skuKey, hasVocabulary = false }: SearchTerms): Record<string, string> {
  const positions = words.flatMap((beginnings, i) => beginnings.map((beginning, j) => [`word${i}_${j}`, ` ${beginning}`]))
  const all = hasVocabulary ? vocabularyParameter(words, asked) : wordsQuery(words.slice(0, asked))
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
  const isOfLarge = shape.newest !== undefined || shape.isBounded === true
  // Out of a subquery the planner can't read them: it would plan large statements anew each time, for the sake of a few rows.
  const [limit, offset] = ['limit', 'offset'].map((name) =>
    isOfLarge ? sql`(select ${sql.placeholder(name)}::int)` : sql.placeholder(name),
  )
  const isCounted = shape.newest === undefined && (shape.shows === 'page' || shape.isBounded === true)
  const source =
    shape.newest !== undefined ? sql`from ${walkedFor(shape, shape.newest, free)}` : sql`from ${entries} where ${shown(shape, free)}`
  const number = shape.newest !== undefined ? sql`, row_number() over () as number` : sql``
  const rankOf = shape.newest !== undefined ? sql`${BEHIND_EARLIER} + ${rankBy}` : rankBy
  const most = shape.isBounded === true ? sql`limit (select ${sql.placeholder('most')}::int)` : sql``
  // "offset 0" makes each position computed once; a materialized CTE is counted without computing again.
  return sql`
    with found as (
      select ${entries.productId} as id, ${entries.priceMinor} as price, ${entries.isInStock}, ${entries.kindEnd}, ${entries.nameEnd},
        ${entries.brandEnd}, ${entries.categoryEnd}, ${entries.skuKey}, ${list(positionsOf(shape).map((each, i) => sql`${each} as ${at(i)}`))}${number}
      ${source}
      ${most} offset 0
    ), hits as ${isCounted ? sql`materialized` : sql``} (
      select id, price, ${rankOf} as rank
      from found
    )
    select id, price, rank, ${isCounted ? sql`(select count(*) from hits)` : sql`0`} as found
    from hits best order by ${ORDERS[shape.order]} limit ${limit} offset ${offset}`
}

/** Everything that the search is for, of whatever rank. */
export function shown(shape: Shape, free: SQL | undefined): SQL | undefined {
  return and(matches(shape), isAmong(shape, free))
}

function isAmong(shape: Shape, free: SQL | undefined): SQL | undefined {
  return and(
    shape.includesHidden === true ? undefined : sql`${entries.priceMinor} is not null`,
    shape.isScoped ? inScope() : undefined,
    free,
  )
}

function walkedFor(shape: Shape, newest: readonly number[], free: SQL | undefined): SQL {
  return walked({ condition: isAmong(shape, free), hasSku: shape.hasSku, positionsIn: (words) => positionsOf(shape, words), newest })
}

function positionsOf({ words }: Shape, within = sql`${entries.words}`): SQL[] {
  return words.map((count, i) => positionOf(i, count, within))
}

/**
 * The parameters stand in subqueries so that the planner always expects few hits and uses the indexes: for words that it knows to be
 * common it would rather read and split every entry.
 */
function matches(shape: Shape): SQL | undefined {
  const all = sql.placeholder('all')
  const query = shape.hasVocabulary ? askedByVocabulary(sql`${all}`) : sql`select ${queryAsBytes(sql`${all}::text`)}`
  const isFound = sql`${wordsOf(entries.words)} @@ (${query})`
  const hasSku = sql`${entries.skuKey} ~>=~ (select ${sql.placeholder('sku')}::text)
    and ${entries.skuKey} ~<~ (select ${sql.placeholder('skuEnd')}::text)`
  const either = (hasWords: SQL) => (shape.hasSku ? sql`(${hasWords} or (${hasSku}))` : hasWords)
  if (shape.asked === shape.words.length) return either(isFound)
  // Apart from the condition of the index, which would else be looked at again in every row: it splits the words anew.
  return and(
    either(isFound),
    either(
      sql.join(
        positionsOf(shape)
          .slice(shape.asked)
          .map((each) => sql`${each} > 0`),
        sql` and `,
      ),
    ),
  )
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
