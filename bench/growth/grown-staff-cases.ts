import { DEEP_PEOPLE, DEEP_RECORDS, each, FAR, FIRST, type GrownCase, pages, STATUSES, spread, TERMS } from './grown-case.ts'
import type { GrownFacts } from './grown-facts.ts'

const staff = (name: string, paths: readonly string[]): GrownCase => ({ name, by: 'staff', most: FAR, paths })

/** Every read of the back office whose work may grow with the records. */
export function staffCases(small: GrownFacts, seen: GrownFacts): GrownCase[] {
  const found = (path: string) => small.terms.map((term) => `${path}search=${encodeURIComponent(term)}`)
  const names = spread(small.products, TERMS).map(({ name }) => name.split(',')[0] ?? '')
  return [
    ...productCases(names, seen),
    ...collectionCases(seen),
    ...orderCases(found, seen),
    ...offerCases(found, seen),
    ...peopleCases(found, seen),
  ]
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

function offerCases(found: Found, { offers }: GrownFacts): GrownCase[] {
  return [
    staff('offers', pages('/api/offer?', FIRST)),
    staff(
      'offers of a status',
      each(['sent', 'accepted', 'expired'], FIRST, (state, page) => `/api/offer?state=${state}&page=${page}`),
    ),
    staff(
      'offers, sorted',
      each(['valid-until', 'total', 'customer', 'seen'], FIRST, (sort, page) => `/api/offer?sort=${sort}&page=${page}`),
    ),
    staff('offers, pages 450 and 490', pages('/api/offer?', DEEP_RECORDS)),
    staff('search of offers', found('/api/offer?')),
    staff(
      'offer, prices for its products',
      offers.map((id) => `/api/offer/${id}/prices`),
    ),
    staff(
      'offer',
      offers.map((id) => `/api/offer/${id}`),
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
    staff('reviews', pages('/api/review?', FIRST)),
    staff('reviews of a status', pages('/api/review?status=Approved&', FIRST)),
    staff('search of reviews', found('/api/review?')),
    staff('figures of a day', [`/api/figures?from=${day}&to=${day}`]),
    staff('figures of a day, their lists', [
      ...['asked', 'called', 'won', 'lost'].map((show) => `/api/figures/entries?from=${day}&to=${day}&show=${show}`),
      ...['', '&sort=discount'].map((sort) => `/api/figures/offers?from=${day}&to=${day}${sort}`),
    ]),
    staff('status of the shop', ['/api/status']),
  ]
}

function productCases(names: readonly string[], { brandIds, categories, products }: GrownFacts): GrownCase[] {
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
    staff(
      'history of a product',
      products.slice(0, TERMS).map(({ id }) => `/api/history/product/${id}`),
    ),
    staff('prices to confirm', ['/api/product/old-prices']),
    staff(
      'products for an offer',
      names.map((name) => `/api/offer/products?search=${encodeURIComponent(name)}`),
    ),
  ]
}

function collectionCases({ brandIds, categoryIds }: GrownFacts): GrownCase[] {
  return [
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
