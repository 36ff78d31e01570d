/** Tags of cached answers and of changes; a slug follows those that end with a colon. */
export const CATALOGUE_TAGS = {
  /** Lists of all products, and searches among them. */
  products: 'products',
  product: 'product:',
  category: 'category:',
  brand: 'brand:',
  /** The lists of brands and categories in menus. */
  menus: 'menus',
} as const
