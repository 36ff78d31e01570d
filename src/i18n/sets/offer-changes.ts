import { textSet } from '../text-set.ts'

export const offerChangesTexts = textSet('offer-changes', {
  en: () => import('../en/offer-changes.ts'),
  ar: () => import('../ar/offer-changes.ts'),
})
