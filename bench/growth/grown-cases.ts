import { beginnings, misspelt, wholeWords } from '../terms.ts'
import { DEEP, each, FAR, FIRST, type GrownCase, NEAR, ORDERS, spread, TERMS } from './grown-case.ts'
import type { GrownFacts } from './grown-facts.ts'
import { staffCases } from './grown-staff-cases.ts'

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
      'list of rated products, counted',
      null,
      each([3, 5], FIRST, (rating, page) => list(`rating=${rating}&page=${page}`)),
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

function pageCases({ categories, products, reviewed }: GrownFacts): GrownCase[] {
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
      reviewed.map((slug) => `/api/review/${slug}`),
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
    {
      ...member(
        'list by price, counted',
        each([2000, 3000], [6000, 20_000], (min, max) => `/api/product/list?min=${min}&max=${max}&limit=10`),
      ),
      most: null,
    },
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
