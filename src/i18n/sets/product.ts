import { textSet } from '../text-set.ts'

export const productTexts = textSet('product', { en: () => import('../en/product.ts'), ar: () => import('../ar/product.ts') })
