import { textSet } from '../text-set.ts'

export const orderAgainTexts = textSet('order-again', {
  en: () => import('../en/order-again.ts'),
  ar: () => import('../ar/order-again.ts'),
})
