import { textSet } from '../text-set.ts'

export const productsTexts = textSet('products', { en: () => import('../en/products.ts'), ar: () => import('../ar/products.ts') })
