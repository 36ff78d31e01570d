import type { ProductCard } from '#contract/catalogue.ts'
import type { BagProduct } from '#domain/bag.ts'

/** The fields of a product that the bag stores. */
export type RequestedProduct = Pick<
  ProductCard,
  '_id' | 'slug' | 'name' | 'nameAr' | 'imageUrl' | 'taxable' | 'sku' | 'inventory' | 'price'
>

export function bagProduct({ _id, slug, name, nameAr, imageUrl, taxable, sku, inventory, price }: RequestedProduct): BagProduct {
  return { _id, slug, name, nameAr, imageUrl, taxable, sku, inventory, ...(price === undefined ? {} : { price }) }
}
