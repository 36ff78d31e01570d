import type { ProductCard } from '#contract/catalogue.ts'

/** The fields of a product that its card shows. */
export type CardProduct = Pick<
  ProductCard,
  | '_id'
  | 'sku'
  | 'name'
  | 'nameAr'
  | 'slug'
  | 'imageUrl'
  | 'images'
  | 'taxable'
  | 'brand'
  | 'specs'
  | 'inventory'
  | 'totalReviews'
  | 'averageRating'
  | 'price'
  | 'isLiked'
>

/** Rendered pages carry their data a second time, so fields that no card shows are left out. */
export function cardProduct(product: ProductCard): CardProduct {
  const { description, descriptionAr, quantity, isActive, created, ...shown } = product
  return shown
}
