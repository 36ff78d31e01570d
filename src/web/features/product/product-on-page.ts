import type { ProductDetail } from '#contract/catalogue.ts'
import { type FromWire, productFromWire } from '../../shop/product-from-wire.ts'

/** The fields of a product that its page shows. */
export type ProductOnPage = Omit<FromWire<ProductDetail>, 'quantity' | 'isActive' | 'created' | 'isLiked' | 'pictures'> & {
  readonly isLiked?: boolean | undefined
  /** Absent if the picture of `imageUrl` is the only one and has no words. */
  readonly pictures?: ProductDetail['pictures']
}

/** Rendered pages carry their data a second time, so fields that the page doesn't show are left out. */
export function productOnPage(product: ProductDetail): ProductOnPage {
  const { quantity, isActive, created, pictures, ...shown } = productFromWire(product)
  const isMore = pictures.length > 1 || pictures.some(({ alt, altAr }) => alt !== '' || altAr !== '')
  return isMore ? { ...shown, pictures } : shown
}
