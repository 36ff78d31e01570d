/** Tags of cached answers and of changes; a slug follows those that end with a colon. */
export const CATALOGUE_TAGS = {
  /** The facts of one product, wherever they are shown. */
  product: 'product:',
  /** Which products lists hold, and in which order: those of everything, of a category and of a brand. */
  products: 'products',
  category: 'category:',
  brand: 'brand:',
  /** Lists that are searched or filtered, and suggestions: a change of one product may change them. */
  filtered: 'filtered',
  /** The categories and brands in menus: a brand stands in them while it has a product on show. */
  menus: 'menus',
  /** How many products brands have on show. */
  counts: 'counts',
  /** The products that have a page, and its address: what the sitemap tells. */
  addresses: 'addresses',
  /** All pages offer to filter by ratings once a product on show is rated. */
  ratings: 'ratings',
} as const

export interface MadeChange {
  /** Known to the process that made the change before its notification arrives. */
  readonly id: string
  /** The tags of what changed; null where everything may have changed. */
  readonly tags: readonly string[] | null
}
