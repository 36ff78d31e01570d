import { product } from './ar/product.ts'
import { reviews } from './ar/reviews.ts'
import type { InArabic } from './dictionary.ts'
import type { enProduct } from './en-product.ts'

export const arProduct: InArabic<typeof enProduct> = { product, reviews }
