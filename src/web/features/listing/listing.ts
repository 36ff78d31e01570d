import type { ProductListQuery } from '#contract/catalogue.ts'
import { PRODUCT_ORDERS, type ProductOrder } from '#domain/catalogue/products.ts'
import { PRICE_FILTER_MAX, PRICE_FILTER_MIN } from '#domain/money/money.ts'
import { FIRST_PAGE, PRODUCTS_PER_PAGE, readPage } from '#domain/paging.ts'
import { readTypedNumber } from '#domain/text/typed-numbers.ts'

/** The wire's value for "no filter". */
export const ANY = 'all'
const LONGEST_TERM = 200
const BEST_RATING = 5

/** The filters, order and page of a list, as its address holds them. */
export interface Listing {
  readonly name: string
  readonly category: string
  readonly brand: string
  readonly min: number
  readonly max: number
  readonly rating: number
  readonly order: ProductOrder
  readonly page: number
}

export const EVERYTHING: Listing = {
  name: ANY,
  category: ANY,
  brand: ANY,
  min: PRICE_FILTER_MIN,
  max: PRICE_FILTER_MAX,
  rating: 0,
  order: PRODUCT_ORDERS.newest,
  page: FIRST_PAGE,
}

/** The order of the keys in an address. */
const KEYS = ['name', 'brand', 'category', 'min', 'max', 'rating', 'order', 'page'] as const satisfies readonly (keyof Listing)[]

/** Reads an address, which may be typed, shared or cut: invalid values count as left out. */
export function readListing(query: URLSearchParams): Listing {
  const min = numberWithin(query.get('min'), PRICE_FILTER_MIN, Number.MAX_SAFE_INTEGER) ?? EVERYTHING.min
  const max = numberWithin(query.get('max'), PRICE_FILTER_MIN, Number.MAX_SAFE_INTEGER) ?? EVERYTHING.max
  return {
    name: words(query.get('name')),
    category: words(query.get('category')),
    brand: words(query.get('brand')),
    min: Math.min(min, PRICE_FILTER_MAX),
    max: Math.min(max, PRICE_FILTER_MAX),
    rating: wholeNumber(query.get('rating'), 0, BEST_RATING) ?? EVERYTHING.rating,
    order: orderOf(query.get('order')),
    page: readPage(query.get('page')),
  }
}

/** Writes the query of an address without defaults. */
export function writeListing(listing: Listing): URLSearchParams {
  const query = new URLSearchParams()
  for (const key of KEYS) if (listing[key] !== EVERYTHING[key]) query.set(key, String(listing[key]))
  return query
}

const SORT_ORDERS = { 0: '{"_id":-1}', 1: '{"price":-1}', 2: '{"price":1}' } as const satisfies Record<ProductOrder, string>

/** The call always needs all ten parameters. */
export function listCall(listing: Listing) {
  return { ...listing, limit: PRODUCTS_PER_PAGE, sortOrder: SORT_ORDERS[listing.order] } satisfies Record<
    keyof ProductListQuery,
    string | number
  >
}

/** A change of the filters or the order goes back to the first page. */
export function changed(listing: Listing, change: Partial<Listing>): Listing {
  return { ...listing, page: FIRST_PAGE, ...change }
}

/** Removes all filters; the search term and the order stay. */
export function cleared({ name, order }: Listing): Listing {
  return { ...EVERYTHING, name, order }
}

export const FACETS = ['category', 'brand', 'rating', 'price'] as const
export type Facet = (typeof FACETS)[number]

export function activeFacets({ category, brand, rating, min, max }: Listing): Facet[] {
  const isActive = {
    category: category !== ANY,
    brand: brand !== ANY,
    rating: rating !== EVERYTHING.rating,
    price: min !== EVERYTHING.min || max !== EVERYTHING.max,
  } as const satisfies Record<Facet, boolean>
  return FACETS.filter((facet) => isActive[facet])
}

export function withoutFacet(listing: Listing, facet: Facet): Listing {
  return facet === 'price'
    ? changed(listing, { min: EVERYTHING.min, max: EVERYTHING.max })
    : changed(listing, { [facet]: EVERYTHING[facet] })
}

export function isSearch({ name }: Listing): boolean {
  return name !== ANY
}

function words(value: string | null): string {
  const typed = (value ?? '').trim().slice(0, LONGEST_TERM)
  return typed === '' ? ANY : typed
}

function wholeNumber(value: string | null, least: number, most: number): number | null {
  const found = numberWithin(value, least, most)
  return Number.isInteger(found) ? found : null
}

function numberWithin(value: string | null, least: number, most: number): number | null {
  const number = readTypedNumber(value ?? '') ?? Number.NaN
  return number >= least && number <= most ? number : null
}

function orderOf(value: string | null): ProductOrder {
  const order = wholeNumber(value, PRODUCT_ORDERS.newest, PRODUCT_ORDERS.priceLowToHigh)
  return Object.values(PRODUCT_ORDERS).find((known) => known === order) ?? PRODUCT_ORDERS.newest
}
