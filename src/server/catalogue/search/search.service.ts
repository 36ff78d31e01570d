import { cutWord } from '#domain/search/entry.ts'
import { type QueryPlan, queryPlan, skuKey } from '#domain/search/query.ts'
import { readingsOf } from '#domain/search/readings.ts'
import { allowedTypos, corrections } from '#domain/search/typo.ts'
import type { SuggestionRow } from '#server/catalogue/listing/cards.repository.ts'
import type { Database } from '#server/platform/db/database.ts'
import { findInLarge, findManagedInLarge, isKnownInLarge, suggestInLarge } from './large-search.service.ts'
import type { ManagedFound, ManagedSearch, SearchFound, ShopSearch } from './search.deps.ts'
import { findByTerms, type SearchTerms, suggestByTerms } from './search.repository.ts'
import { findManagedByTerms } from './search-managed.repository.ts'
import { hasBitmaps } from './search-matches.service.ts'
import { type Among, listAlike, listUnknownWords } from './search-words.repository.ts'

export function search(database: Database, term: string, query: ShopSearch): Promise<SearchFound>
export function search(database: Database, term: string, query: ManagedSearch): Promise<ManagedFound>
export function search(database: Database, term: string, query: ShopSearch | ManagedSearch): Promise<SearchFound | ManagedFound> {
  return 'filter' in query ? searchShop(database, term, query) : searchManaged(database, term, query)
}

function searchShop(database: Database, term: string, query: ShopSearch): Promise<SearchFound> {
  return guessing(database, term, { rows: [], count: 0 }, (terms) => findForShop(database, terms, query))
}

async function findForShop(database: Database, terms: SearchTerms, query: ShopSearch): Promise<SearchFound> {
  const isByRank = query.order === undefined && terms.isSkuOnly !== true
  return isByRank && (await hasBitmaps(database)) ? findInLarge(database, terms, query) : findByTerms(database.db, terms, query)
}

async function suggestForShop(database: Database, terms: SearchTerms, limit: number): Promise<readonly SuggestionRow[]> {
  const isLarge = terms.isSkuOnly !== true && (await hasBitmaps(database))
  return isLarge ? suggestInLarge(database, terms, limit) : suggestByTerms(database.db, terms, limit)
}

async function searchManaged(database: Database, term: string, query: ManagedSearch): Promise<ManagedFound> {
  const nothing: ManagedFound = { ids: [], count: 0 }
  const find = (terms: SearchTerms) => findForManagers(database, terms, query)
  if (query.isAsTyped !== true) return guessing(database, term, nothing, find, 'all')
  const plan = queryPlan(term)
  return plan.isEmpty ? nothing : asTyped(plan, nothing, find)
}

async function findForManagers(database: Database, terms: SearchTerms, query: ManagedSearch): Promise<ManagedFound> {
  return (await hasBitmaps(database)) ? findManagedInLarge(database, terms, query) : findManagedByTerms(database.db, terms, query)
}

export async function suggestProducts(database: Database, term: string, limit: number): Promise<readonly SuggestionRow[]> {
  const { rows } = await guessing(database, term, { rows: [], count: 0 }, async (terms) => {
    const rows = await suggestForShop(database, terms, limit)
    return { rows, count: rows.length }
  })
  return rows
}

/** Tries the words as typed, then corrected ones, then the nearest results. */
async function guessing<Found extends { readonly count: number }>(
  database: Database,
  term: string,
  nothing: Found,
  find: (terms: SearchTerms) => Promise<Found>,
  among: Among = 'on-show',
): Promise<Found> {
  const plan = queryPlan(term)
  if (plan.isEmpty) return nothing
  let found = await asTyped(plan, nothing, find)
  if (found.count > 0) return found
  const plain = readingsOfPlan(plan).at(-1) ?? []
  if (isUnknownModel(plan.sku, plain)) return found
  for (const meant of await guesses(database, plain, among)) {
    found = await find({ words: meant, skuKey: '' })
    if (found.count > 0) return found
  }
  return found
}

async function asTyped<Found extends { readonly count: number }>(
  plan: QueryPlan,
  nothing: Found,
  find: (terms: SearchTerms) => Promise<Found>,
): Promise<Found> {
  const sku = skuKey(plan.sku ?? '')
  let found = nothing
  for (const words of readingsOfPlan(plan)) {
    found = await find({ words: words.map((word) => [word]), skuKey: sku, isSkuOnly: isSkuOnly(plan.sku) })
    if (found.count > 0) return found
  }
  return found
}

function readingsOfPlan({ folded, typed, powers }: QueryPlan): string[][] {
  const spellings = typed === null ? [folded] : [folded, typed]
  // A machine of that very power comes before anything else that has the number.
  const readings = [...(powers === null ? [] : readingsOf(powers).slice(0, 1)), ...spellings.flatMap(readingsOf)]
  return readings.map((words) => words.map(cutWord))
}

/** Keeps words that some product has and corrects the others; a word without a correction is dropped when another word tells enough. */
async function guesses(database: Database, words: readonly string[], among: Among): Promise<SearchTerms['words'][]> {
  const known = await knownInLarge(database, words, among)
  return database.transaction(async (tx) => {
    const rest = words.filter((word) => !known.has(word))
    const unknown = await listUnknownWords(tx, rest, among)
    if (unknown.size === 0) return lessOf(words)
    const mistyped = [...unknown].filter((word) => allowedTypos(word) > 0)
    const candidates = mistyped.length === 0 ? new Map<string, never[]>() : await listAlike(tx, mistyped)
    const meant = words.map((word) => (unknown.has(word) ? corrections(word, candidates.get(word) ?? []) : [word]))
    const understood = meant.filter((beginnings) => beginnings.length > 0)
    const others = words.filter((word) => !unknown.has(word)).map((word) => [word])
    return [understood, others].filter((all) => all.some((beginnings) => beginnings.some(isTelling)))
  })
}

/** The index would read all matches of a common word to find one. */
async function knownInLarge(database: Database, words: readonly string[], among: Among): Promise<ReadonlySet<string>> {
  if (!(await hasBitmaps(database))) return new Set()
  const known = new Set<string>()
  for (const word of words) if (await isKnownInLarge(database, word, among === 'all')) known.add(word)
  return known
}

/** Used when each word is known but no product has all: tries the kind in other sizes, then one word less. */
function lessOf(words: readonly string[]): SearchTerms['words'][] {
  const kinds = words.filter(isTelling)
  const shorter = [kinds, kinds.slice(0, -1), kinds.slice(1)].filter((some) => some.length > 0 && some.length < words.length)
  return shorter.map((some) => some.map((word) => [word]))
}

/** Only a SKU is typed with a dash at its end. */
function isSkuOnly(sku: string | null): boolean {
  return sku?.endsWith('-') === true
}

/** A term that looks like a SKU and has no product is not treated as a mistyped word. */
function isUnknownModel(sku: string | null, words: readonly string[]): boolean {
  return sku !== null && /\p{L}.*\p{N}/u.test(sku) && words.every((word) => word.trimEnd().length <= SKU_PART_LETTERS)
}

const TELLING_FROM_LETTERS = 3
const SKU_PART_LETTERS = 3

/** True for a word that alone can say which product is meant. */
function isTelling(word: string): boolean {
  return word.length >= TELLING_FROM_LETTERS && !/\p{N}/u.test(word)
}
