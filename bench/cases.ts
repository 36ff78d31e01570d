import type { ShopFacts } from './facts.ts'
import { beginnings, type Language, misspelt, wholeWords } from './terms.ts'

export interface Must {
  /** Processor time as a multiple of the floor's. */
  readonly floorRatio?: number
  /** Milliseconds of processor time of the app alone. */
  readonly appMs?: number
  /** Milliseconds of processor time, database included where it has processes of its own. */
  readonly cpuMs?: number
  /** The limits don't hold the embedded database, which works inside the process; it is only measured. */
  readonly onPostgresOnly?: true
  /** Requests a second at 32 connections: 0.6 of the floor. */
  readonly throughput?: true
  /** Requests a second by 32 people at once, none of whom may fail. */
  readonly perSecond?: number
}

export interface Case {
  readonly name: string
  /**
   * `warm` asks for one address again and again; `cold` never for a cached answer; `placed` puts products in a bag and asks for a
   * quotation; `sent` sends drafts of offers; `printed` makes the document of a draft, two at once.
   */
  readonly kind: 'warm' | 'cold' | 'placed' | 'sent' | 'printed'
  /**
   * Keeps a cold answer out of the cache: `address` asks for another one each time; `dropped` empties the cache before each request, where
   * there is but one address; `own` asks as somebody signed in, whose view is never cached; `staff` asks as an admin.
   */
  readonly by?: 'address' | 'dropped' | 'own' | 'staff'
  readonly must: Must
  /** Lines of the offers that are sent or printed. */
  readonly lines?: number
  /** Addresses to ask for; ids of products where the kind is `placed`; none where offers are written for the case. */
  readonly paths: (facts: ShopFacts) => string[]
}

const READY: Must = { floorRatio: 1.3, throughput: true }
const LIST: Must = { cpuMs: 1.0, onPostgresOnly: true }
const ITEM: Must = { cpuMs: 0.6, onPostgresOnly: true }
const FOUND: Must = { cpuMs: 1.0 }
const FORGIVEN: Must = { cpuMs: 8 }
const OWN_LIST: Must = { cpuMs: 1.5, onPostgresOnly: true }
const READY_PAGE: Must = { floorRatio: 1.5 }
const PAGE: Must = { cpuMs: 6, onPostgresOnly: true }
const OFFER_PAGE: Must = { cpuMs: 8, onPostgresOnly: true }
const OFFER: Must = { cpuMs: 2, onPostgresOnly: true }
const DESK: Must = { cpuMs: 5, onPostgresOnly: true }
const SENT: Must = { cpuMs: 10, onPostgresOnly: true }
const PLACED: Must = { appMs: 4, cpuMs: 8, onPostgresOnly: true, perSecond: 300 }

const PER_PAGE = 10
const BY_PRICE = [1, 2]
const ORDERS = [0, 1, 2]

const one = (paths: readonly string[]) => paths.slice(0, 1)

/** Every case of the table. Pages ask the same lists and items as other cases, so each case has addresses that no other asks for. */
export const CASES: readonly Case[] = [
  { name: 'list', kind: 'warm', must: READY, paths: (facts) => one(categoryPages(facts)) },
  { name: 'item', kind: 'warm', must: READY, paths: (facts) => one(items(facts)) },
  { name: 'brands', kind: 'warm', must: READY, paths: () => ['/api/brand/list'] },
  { name: 'categories', kind: 'warm', must: READY, paths: () => ['/api/category/list'] },
  { name: 'list', kind: 'cold', must: LIST, paths: categoryPages },
  { name: 'list-member', kind: 'cold', by: 'own', must: OWN_LIST, paths: categoryPages },
  { name: 'item', kind: 'cold', must: ITEM, paths: (facts) => share(items(facts), 0, 3) },
  { name: 'brands', kind: 'cold', by: 'dropped', must: LIST, paths: () => ['/api/brand/list'] },
  { name: 'categories', kind: 'cold', by: 'dropped', must: LIST, paths: () => ['/api/category/list'] },
  { name: 'brand-list', kind: 'cold', must: LIST, paths: brandPages },
  { name: 'suggest', kind: 'cold', must: FOUND, paths: (facts) => beginnings(facts, 'en').map(suggestions) },
  { name: 'suggest-ar', kind: 'cold', must: FOUND, paths: (facts) => beginnings(facts, 'ar').map(suggestions) },
  { name: 'search', kind: 'cold', must: FOUND, paths: (facts) => wholeWords(facts, 'en').map(search) },
  { name: 'search-ar', kind: 'cold', must: FOUND, paths: (facts) => wholeWords(facts, 'ar').map(search) },
  { name: 'search-typo', kind: 'cold', must: FORGIVEN, paths: (facts) => misspelt(facts, 'en').map(search) },
  { name: 'search-typo-ar', kind: 'cold', must: FORGIVEN, paths: (facts) => misspelt(facts, 'ar').map(search) },
  { name: 'list-page', kind: 'warm', must: READY_PAGE, paths: (facts) => one(listPages(facts, 'en')) },
  { name: 'list-page-ar', kind: 'warm', must: READY_PAGE, paths: (facts) => one(listPages(facts, 'ar')) },
  { name: 'item-page', kind: 'warm', must: READY_PAGE, paths: (facts) => one(itemPages(facts, 'en')) },
  { name: 'item-page-ar', kind: 'warm', must: READY_PAGE, paths: (facts) => one(itemPages(facts, 'ar')) },
  { name: 'list-page', kind: 'cold', must: PAGE, paths: (facts) => listPages(facts, 'en') },
  { name: 'list-page-ar', kind: 'cold', must: PAGE, paths: (facts) => listPages(facts, 'ar') },
  { name: 'item-page', kind: 'cold', must: PAGE, paths: (facts) => itemPages(facts, 'en') },
  { name: 'item-page-ar', kind: 'cold', must: PAGE, paths: (facts) => itemPages(facts, 'ar') },
  { name: 'desk', kind: 'cold', by: 'staff', must: DESK, paths: () => ['/api/desk'] },
  { name: 'request', kind: 'placed', must: PLACED, paths: ({ products }) => products.map(({ id }) => id) },
  { name: 'offer', kind: 'cold', by: 'own', must: OFFER, paths: ({ offerLinks }) => offerLinks.map((token) => `/api/offer/link/${token}`) },
  {
    name: 'offer-page',
    kind: 'cold',
    by: 'own',
    must: OFFER_PAGE,
    paths: ({ offerLinks }) => offerLinks.map((token) => `/offer/${token}`),
  },
  { name: 'offer', kind: 'sent', lines: 10, must: SENT, paths: () => [] },
  { name: 'document-10', kind: 'printed', lines: 10, must: {}, paths: () => [] },
  { name: 'document-60', kind: 'printed', lines: 60, must: {}, paths: () => [] },
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

const PAGE_SHARES = { en: 1, ar: 2 } as const
const PATH_BEGINNINGS = { en: '', ar: '/ar' } as const

/** Pages of categories, newest first, which no other case asks for, and of brands in every order. */
function listPages({ categories, brands }: ShopFacts, language: Language): string[] {
  const newest = categories.flatMap(({ slug, count }) => pagesOf(count).map((page) => `/shop/category/${slug}?page=${page}`))
  const ofBrands = brands.flatMap(({ slug, count }) =>
    pagesOf(count).flatMap((page) => ORDERS.map((order) => `/shop/brand/${slug}?order=${order}&page=${page}`)),
  )
  const paths = share(turns([newest, ofBrands]), PAGE_SHARES[language], 2)
  return paths.map((path) => PATH_BEGINNINGS[language] + path)
}

function itemPages({ products }: ShopFacts, language: Language): string[] {
  return share(products, PAGE_SHARES[language], 3).map(({ slug }) => `${PATH_BEGINNINGS[language]}/product/${slug}`)
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

/** Takes one of each list, then the next of each. */
function turns(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, n) => lists.flatMap((list) => list.slice(n, n + 1))).flat()
}

/** Takes every nth, so that each case that shares a list has addresses of its own. */
function share<T>(list: readonly T[], turn: number, sharers: number): T[] {
  return list.filter((_, index) => index % sharers === turn % sharers)
}
