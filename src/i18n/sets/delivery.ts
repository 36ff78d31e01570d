import { textSet } from '../text-set.ts'

export const deliveryTexts = textSet('delivery', { en: () => import('../en/delivery.ts'), ar: () => import('../ar/delivery.ts') })
