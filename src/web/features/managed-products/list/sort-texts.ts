import type { ManagedSort } from '#domain/catalogue/products.ts'

/** The names of the orders, for the choice of an order and for the heads of the columns. */
export const SORT_TEXTS = {
  newest: 'products.list.newest',
  oldest: 'products.list.oldest',
  'name-az': 'products.list.nameFirst',
  'name-za': 'products.list.nameLast',
  'brand-az': 'products.list.brandFirst',
  'brand-za': 'products.list.brandLast',
  'price-high': 'products.list.dearest',
  'price-low': 'products.list.cheapest',
  'stock-high': 'products.list.mostStock',
  'stock-low': 'products.list.leastStock',
  'on-first': 'products.list.onFirst',
  'off-first': 'products.list.offFirst',
} as const satisfies Record<ManagedSort, string>
