/** Ids of the records that change. */
export interface ChangedRecords {
  readonly product: string
  readonly brand: string
  readonly category: string
}

export const KINDS = ['list', 'item', 'suggestions', 'search', 'brands', 'categories', 'brand list'] as const
export type Kind = (typeof KINDS)[number]

export interface Question {
  readonly kind: Kind
  readonly path: string
}

/** Each answer has to hold the record that changes. */
export const QUESTIONS: readonly Question[] = [
  { kind: 'list', path: '/api/product/list' },
  { kind: 'list', path: '/api/product/list?limit=100&order=2' },
  { kind: 'list', path: '/api/product/list?category=changing-category&limit=60' },
  { kind: 'brand list', path: '/api/product/list/brand/changing-brand?limit=60' },
  { kind: 'search', path: '/api/product/list?name=changing%20oven&limit=100' },
  { kind: 'item', path: '/api/product/item/changing-oven-59' },
  { kind: 'categories', path: '/api/category/list' },
  { kind: 'brands', path: '/api/brand/list' },
  { kind: 'suggestions', path: '/api/product/list/search/edition' },
]

interface ShownProduct {
  readonly _id: string
  readonly name: string
  /** Suggestions carry no quantity. */
  readonly quantity?: number
}

interface ShownCollection {
  readonly _id: string
  readonly description: string
}

/** Returns the edition that an answer shows; null where it shows none, and the older one where it shows two. */
export function shownEdition(kind: Kind, body: string, { product, brand, category }: ChangedRecords): number | null {
  const answer = JSON.parse(body)
  if (kind === 'brands') return editionOfCollection(answer.brands, brand)
  if (kind === 'categories') return editionOfCollection(answer.categories, category)
  const products: readonly ShownProduct[] = kind === 'item' ? [answer.product] : answer.products
  const shown = products.find(({ _id }) => _id === product)
  const edition = editionIn(shown?.name)
  if (edition === null || kind === 'suggestions') return edition
  return shown?.quantity === undefined ? null : Math.min(edition, shown.quantity)
}

function editionOfCollection(collections: readonly ShownCollection[], id: string): number | null {
  return editionIn(collections.find(({ _id }) => _id === id)?.description)
}

function editionIn(text = ''): number | null {
  const [, edition] = /edition (\d+)/i.exec(text) ?? []
  return edition === undefined ? null : Number(edition)
}
