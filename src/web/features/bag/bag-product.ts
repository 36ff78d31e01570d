import type { BagProduct } from '#domain/orders/bag.ts'

/** The fields of a product that the bag stores. */
export type RequestedProduct = Omit<BagProduct, 'price'> & { readonly price?: number | undefined }

export function bagProduct({ _id, slug, name, nameAr, imageUrl, isNew, sku, stock, price }: RequestedProduct): BagProduct {
  return { _id, slug, name, nameAr, imageUrl, isNew, sku, stock, ...(price === undefined ? {} : { price }) }
}
