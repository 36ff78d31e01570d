import type { Case } from '../cases.ts'
import { beginnings, misspelt, wholeWords } from '../terms.ts'
import type { GrownFacts } from './grown-facts.ts'

export interface GrownCase {
  readonly name: string
  /** `visitor`: read by nobody in particular, past the cache; `member` and `staff` are signed in. */
  readonly by: 'visitor' | 'member' | 'staff'
  /** The most that it may cost, as a multiple of what it costs in the small shop; null where it counts what it finds. */
  readonly most: number | null
  readonly paths: readonly string[]
}

const NEAR = 1.5
const FAR = 3
/** The last pages of a list, and of one with twice as many rows a page. */
const DEEP = [900, 950, 999]
const DEEP_RECORDS = [450, 490]
const DEEP_PEOPLE = [90, 95]
const FIRST = [1, 2, 3, 5]
const ORDERS = [0, 1, 2]
const STATUSES = ['Not processed', 'Processing', 'Shipped', 'Delivered']
const TERMS = 80

/** Every read of the shop, an account and the back office whose work may grow with the records. */
export function grownCases(small: GrownFacts, seen: GrownFacts): GrownCase[] {
  return [...shopCases(small, seen), ...pageCases(seen), ...accountCases(seen), ...staffCases(small, seen)]
}

const visitor = (name: string, most: number | null, paths: readonly string[]): GrownCase => ({ name, by: 'visitor', most, paths })

/** The words are those of the small shop: the other one has the same and more products with each. */
function shopCases(small: GrownFacts, { categories, brands, products }: GrownFacts): GrownCase[] {
  const named = { products: small.products, categories: [], brands: [], offerLinks: [] }
  const list = (query: string) => `/api/product/list?${query}&limit=10`
  const search = (terms: readonly string[]) => spread(terms, TERMS).map((term) => list(`name=${encodeURIComponent(term)}`))
  const suggest = (terms: readonly string[]) => spread(terms, TERMS).map((term) => `/api/product/list/search/${encodeURIComponent(term)}`)
  const some = spread(products, TERMS)
  return [
    visitor(
      'list',
      NEAR,
      each(FIRST, ORDERS, (page, order) => list(`page=${page}&order=${order}`)),
    ),
    visitor(
      'list of a category',
      NEAR,
      each(categories, FIRST, (slug, page) => list(`category=${slug}&page=${page}`)),
    ),
    visitor(
      'list of a brand',
      NEAR,
      each(brands, ORDERS, (slug, order) => `/api/product/list/brand/${slug}?order=${order}&limit=10`),
    ),
    visitor(
      'item',
      NEAR,
      some.map(({ slug }) => `/api/product/item/${slug}`),
    ),
    visitor('brands', NEAR, ['/api/brand/list']),
    visitor('categories', NEAR, ['/api/category/list']),
    visitor(
      'list, pages 900 to 999',
      FAR,
      each(DEEP, ORDERS, (page, order) => list(`page=${page}&order=${order}`)),
    ),
    visitor(
      'list by price, counted',
      null,
      each([100, 3000], [500_000, 20_000_000], (min, max) => list(`min=${min}&max=${max}`)),
    ),
    visitor(
      'list of a brand in a category, counted',
      null,
      each(categories.slice(0, 5), brands.slice(0, 5), (category, brand) => list(`category=${category}&brand=${brand}`)),
    ),
    visitor('suggestions, English', FAR, suggest(beginnings(named, 'en'))),
    visitor('suggestions, Arabic', FAR, suggest(beginnings(named, 'ar'))),
    visitor('search, English', FAR, search(wholeWords(named, 'en'))),
    visitor('search, Arabic', FAR, search(wholeWords(named, 'ar'))),
    visitor('search, mistyped', FAR, search(misspelt(named, 'en'))),
    visitor('search, mistyped Arabic', FAR, search(misspelt(named, 'ar'))),
  ]
}

function pageCases({ categories, products }: GrownFacts): GrownCase[] {
  const some = spread(products, TERMS)
  return [
    visitor('home page', NEAR, ['/', '/ar']),
    visitor(
      'product page',
      NEAR,
      some.slice(0, 20).map(({ slug }) => `/product/${slug}`),
    ),
    visitor(
      'page of a list',
      NEAR,
      each(categories.slice(0, 10), FIRST, (slug, page) => `/shop/category/${slug}?page=${page}`),
    ),
    visitor(
      'reviews of a product',
      NEAR,
      some.map(({ slug }) => `/api/review/${slug}`),
    ),
    visitor('sitemap of the first products', NEAR, ['/sitemap/products-1.xml']),
    visitor('sitemap, its parts', FAR, ['/sitemap.xml']),
  ]
}

function accountCases({ categories, ownOrders }: GrownFacts): GrownCase[] {
  const member = (name: string, paths: readonly string[]): GrownCase => ({ name, by: 'member', most: FAR, paths })
  return [
    member(
      'list, signed in',
      categories.map((slug) => `/api/product/list?category=${slug}&limit=10`),
    ),
    member('own requests', ['/api/order/me?page=1', '/api/order/me?page=1&limit=5']),
    member(
      'own request',
      ownOrders.map((id) => `/api/order/${id}`),
    ),
    member('own search', ['/api/order/search?search=oven&scope=me', '/api/order/search?search=10&scope=me']),
    member('own wishlist', ['/api/wishlist']),
    member('own offers', ['/api/offer/me']),
    member('own profile', ['/api/user/me']),
    member('own unread messages', ['/api/support/unread']),
    member('own addresses', ['/api/address']),
    member('own sessions', ['/api/auth/sessions']),
  ]
}

const staff = (name: string, paths: readonly string[]): GrownCase => ({ name, by: 'staff', most: FAR, paths })

function staffCases(small: GrownFacts, seen: GrownFacts): GrownCase[] {
  const found = (path: string) => small.terms.map((term) => `${path}search=${encodeURIComponent(term)}`)
  const names = spread(small.products, TERMS).map(({ name }) => name.split(',')[0] ?? '')
  return [...productCases(names, seen), ...orderCases(found, seen), ...peopleCases(found, seen)]
}

type Found = (path: string) => string[]

function orderCases(found: Found, { orders }: GrownFacts): GrownCase[] {
  const statuses = each(STATUSES, FIRST, (status, page) => `/api/order?status=${encodeURIComponent(status)}&page=${page}`)
  return [
    staff('requests', pages('/api/order?', FIRST)),
    staff('requests of a status', statuses),
    staff('requests, the waiting first', pages('/api/order?sort=waiting&', FIRST)),
    staff('requests, pages 450 and 490', pages('/api/order?', DEEP_RECORDS)),
    staff('requests that wait, counted', ['/api/order/waiting']),
    staff('search of requests', found('/api/order/search?')),
    staff('archive', pages('/api/order/archive?', FIRST)),
    staff('search of the archive', found('/api/order/archive?')),
    staff(
      'request',
      orders.map((id) => `/api/order/${id}`),
    ),
    staff(
      'request, what happened',
      orders.map((id) => `/api/order/${id}/timeline`),
    ),
  ]
}

function peopleCases(found: Found, { customers, day, entries }: GrownFacts): GrownCase[] {
  return [
    staff('accounts', pages('/api/user?', FIRST)),
    staff('accounts, pages 90 and 95', pages('/api/user?', DEEP_PEOPLE)),
    staff('search of accounts', found('/api/user/search?')),
    staff('customers', pages('/api/customer?', FIRST)),
    staff('customers, pages 90 and 95', pages('/api/customer?', DEEP_PEOPLE)),
    staff('search of customers', found('/api/customer?')),
    staff(
      'customer',
      customers.map((id) => `/api/customer/${id}`),
    ),
    staff('the desk', ['/api/desk', '/api/desk?owner=nobody', '/api/desk?late=yes']),
    staff('search of the desk', found('/api/desk?')),
    staff(
      'desk entry',
      entries.map((id) => `/api/desk/${id}`),
    ),
    staff('search over everything', found('/api/desk/find?')),
    staff('counts of the menu', ['/api/waiting']),
    staff('reviews', ['/api/review?page=1']),
    staff('offers', ['/api/offer?page=1']),
    staff('figures of a day', [`/api/figures?from=${day}&to=${day}`]),
    staff('status of the shop', ['/api/status']),
  ]
}

function productCases(names: readonly string[], { brandIds, categories, categoryIds, products }: GrownFacts): GrownCase[] {
  const list = (query: string) => `/api/product?${query}&limit=25`
  const sorts = ['newest', 'name-az', 'price-high', 'stock-low', 'brand-za', 'off-first']
  return [
    staff(
      'products',
      each(sorts, FIRST, (sort, page) => list(`sort=${sort}&page=${page}`)),
    ),
    staff(
      'products, pages 350 and 390',
      each(sorts, [350, 390], (sort, page) => list(`sort=${sort}&page=${page}`)),
    ),
    staff(
      'products of a brand',
      brandIds.map((id) => list(`brand=${id}&page=1`)),
    ),
    staff(
      'products of a category',
      categories.map((slug) => list(`category=${slug}&page=1`)),
    ),
    staff(
      'products that lack something',
      ['picture', 'arabic'].map((what) => list(`lacks=${what}&page=1`)),
    ),
    staff(
      'products by stock',
      ['out', 'low', 'in'].map((stock) => list(`stock=${stock}&page=1`)),
    ),
    staff(
      'search of products',
      names.map((name) => list(`search=${encodeURIComponent(name)}&page=1`)),
    ),
    staff(
      'products to choose from',
      names.map((name) => `/api/product/list/select?search=${encodeURIComponent(name)}&page=1`),
    ),
    staff(
      'product',
      products.slice(0, TERMS).map(({ id }) => `/api/product/${id}`),
    ),
    staff('prices to confirm', ['/api/product/old-prices']),
    staff(
      'products for an offer',
      names.map((name) => `/api/offer/products?search=${encodeURIComponent(name)}`),
    ),
    staff('brands to manage', pages('/api/brand?', FIRST)),
    staff(
      'brand to manage',
      brandIds.map((id) => `/api/brand/${id}`),
    ),
    staff('categories to manage', pages('/api/category?', FIRST)),
    staff(
      'facts of a category',
      categoryIds.map((id) => `/api/category/${id}/facts`),
    ),
    staff('merchants', pages('/api/merchant?', FIRST)),
    staff('what the shop lacks', ['/api/settings/missing']),
  ]
}

function pages(path: string, numbers: readonly number[]): string[] {
  return numbers.map((page) => `${path}page=${page}`)
}

function each<A, B, C>(first: readonly A[], second: readonly B[], make: (a: A, b: B) => C): C[] {
  return first.flatMap((a) => second.map((b) => make(a, b)))
}

/** Picks `count` of the list, evenly spread over it. */
function spread<T>(list: readonly T[], count: number): T[] {
  const step = Math.max(1, Math.floor(list.length / count))
  return list.filter((_, index) => index % step === 0).slice(0, count)
}

/** The form in which the bench measures it. */
export function caseOf({ name, by, paths }: GrownCase): Case {
  const ways = { visitor: 'dropped', member: 'own', staff: 'staff' } as const
  return { name, kind: 'cold', by: ways[by], must: {}, paths: () => [...paths] }
}
