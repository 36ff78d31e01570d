import { product } from './en/product.ts'
import { reviews } from './en/reviews.ts'

/** What only the page of a product says: kept out of the first view of every other page. */
export const enProduct = { product, reviews } as const
