import type { ShopFacts } from './facts.ts'
import { beginnings, misspelt, wholeWords } from './terms.ts'

export interface Must {
  /** Times the processor time of the floor. */
  readonly floorRatio?: number
  /** Milliseconds of processor time, database included where it has processes of its own. */
  readonly cpuMs?: number
  /** The embedded database, which works inside the process, is measured but not held to `cpuMs`. */
  readonly onPostgresOnly?: true
  /** Requests a second at 32 connections: 20,000 or 0.4 of the floor, whichever is lower. */
  readonly throughput?: true
}

export interface Case {
  readonly name: string
  /** Warm asks for one address again and again; cold never for one that is kept. */
  readonly kind: 'warm' | 'cold'
  /** `dropped`: there is but one address, so what is kept is dropped before each request. */
  readonly by?: 'address' | 'dropped'
  readonly must: Must
  readonly paths: (facts: ShopFacts) => string[]
}

const READY: Must = { floorRatio: 2, throughput: true }
const LIST: Must = { cpuMs: 1.0, onPostgresOnly: true }
const ITEM: Must = { cpuMs: 0.6, onPostgresOnly: true }
const FOUND: Must = { cpuMs: 1.0 }
const FORGIVEN: Must = { cpuMs: 8 }

const PER_PAGE = 10
const BY_PRICE = [1, 2]
const ORDERS = [0, 1, 2]

const one = (paths: readonly string[]) => paths.slice(0, 1)

/** Every case of the table; pages and signed-in views join here when there are some. */
export const CASES: readonly Case[] = [
  { name: 'list', kind: 'warm', must: READY, paths: (facts) => one(categoryPages(facts)) },
  { name: 'item', kind: 'warm', must: READY, paths: (facts) => one(items(facts)) },
  { name: 'brands', kind: 'warm', must: READY, paths: () => ['/api/brand/list'] },
  { name: 'categories', kind: 'warm', must: READY, paths: () => ['/api/category/list'] },
  { name: 'list', kind: 'cold', must: LIST, paths: categoryPages },
  { name: 'item', kind: 'cold', must: ITEM, paths: items },
  { name: 'brands', kind: 'cold', by: 'dropped', must: LIST, paths: () => ['/api/brand/list'] },
  { name: 'categories', kind: 'cold', by: 'dropped', must: LIST, paths: () => ['/api/category/list'] },
  { name: 'brand-list', kind: 'cold', must: LIST, paths: brandPages },
  { name: 'suggest', kind: 'cold', must: FOUND, paths: (facts) => beginnings(facts, 'en').map(suggestions) },
  { name: 'suggest-ar', kind: 'cold', must: FOUND, paths: (facts) => beginnings(facts, 'ar').map(suggestions) },
  { name: 'search', kind: 'cold', must: FOUND, paths: (facts) => wholeWords(facts, 'en').map(search) },
  { name: 'search-ar', kind: 'cold', must: FOUND, paths: (facts) => wholeWords(facts, 'ar').map(search) },
  { name: 'search-typo', kind: 'cold', must: FORGIVEN, paths: (facts) => misspelt(facts, 'en').map(search) },
  { name: 'search-typo-ar', kind: 'cold', must: FORGIVEN, paths: (facts) => misspelt(facts, 'ar').map(search) },
]

/** Ten items of one category by price, a page of another category each time. */
function categoryPages({ categories }: ShopFacts): string[] {
  return turns(
    categories.map(({ slug, count }) =>
      pagesOf(count).flatMap((page) =>
        BY_PRICE.map((order) => `/api/product/list?category=${slug}&order=${order}&page=${page}&limit=${PER_PAGE}`),
      ),
    ),
  )
}

function brandPages({ brands }: ShopFacts): string[] {
  return turns(
    brands.map(({ slug, count }) =>
      pagesOf(count).flatMap((page) =>
        ORDERS.map((order) => `/api/product/list/brand/${slug}?order=${order}&page=${page}&limit=${PER_PAGE}`),
      ),
    ),
  )
}

function items({ products }: ShopFacts): string[] {
  return products.map(({ slug }) => `/api/product/item/${slug}`)
}

function suggestions(term: string): string {
  return `/api/product/list/search/${encodeURIComponent(term)}`
}

function search(term: string): string {
  return `/api/product/list?name=${encodeURIComponent(term)}&limit=${PER_PAGE}`
}

function pagesOf(count: number): number[] {
  return Array.from({ length: Math.ceil(count / PER_PAGE) }, (_, n) => n + 1)
}

/** One of each list, then the next of each. */
function turns(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, n) => lists.flatMap((list) => list.slice(n, n + 1))).flat()
}
