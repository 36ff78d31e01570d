import { textSet } from '../text-set.ts'

export const sentOfferTexts = textSet('sent-offer', {
  en: () => import('../en/sent-offer.ts'),
  ar: () => import('../ar/sent-offer.ts'),
})
