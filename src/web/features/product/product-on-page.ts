import type { ProductDetail } from '#contract/catalogue.ts'

/** As much of a product as its page shows. */
export type ProductOnPage = Omit<ProductDetail, 'quantity' | 'isActive' | 'created' | 'isLiked'> & {
  readonly isLiked?: boolean | undefined
}

/** Rendered pages carry their data a second time, so what the page doesn't show stays out. */
export function productOnPage(product: ProductDetail): ProductOnPage {
  const { quantity, isActive, created, ...shown } = product
  return shown
}
