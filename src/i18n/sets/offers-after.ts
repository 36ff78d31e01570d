import { textSet } from '../text-set.ts'

export const offersAfterTexts = textSet('offers-after', {
  en: () => import('../en/offers-after.ts'),
  ar: () => import('../ar/offers-after.ts'),
})
