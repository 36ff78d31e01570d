import type { ProductCard } from '#contract/catalogue.ts'
import { type FromWire, productFromWire } from '../../shop/product-from-wire.ts'

/** The fields of a product that its card shows. */
export type CardProduct = Pick<
  FromWire<ProductCard>,
  | '_id'
  | 'sku'
  | 'name'
  | 'nameAr'
  | 'slug'
  | 'imageUrl'
  | 'images'
  | 'isNew'
  | 'brand'
  | 'specs'
  | 'stock'
  | 'totalReviews'
  | 'averageRating'
  | 'price'
  | 'isLiked'
>

/** Rendered pages carry their data a second time, so fields that no card shows are left out. */
export function cardProduct(product: ProductCard): CardProduct {
  const { description, descriptionAr, quantity, isActive, created, ...shown } = productFromWire(product)
  return shown
}
