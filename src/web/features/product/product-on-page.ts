import type { ProductDetail } from '#contract/catalogue.ts'
import { type FromWire, productFromWire } from '../../shop/product-from-wire.ts'

/** The fields of a product that its page shows. */
export type ProductOnPage = Omit<FromWire<ProductDetail>, 'quantity' | 'isActive' | 'created' | 'isLiked'> & {
  readonly isLiked?: boolean | undefined
}

/** Rendered pages carry their data a second time, so fields that the page doesn't show are left out. */
export function productOnPage(product: ProductDetail): ProductOnPage {
  const { quantity, isActive, created, ...shown } = productFromWire(product)
  return shown
}
