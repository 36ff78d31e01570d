import { textSet } from '../text-set.ts'

export const offerSendingTexts = textSet('offer-sending', {
  en: () => import('../en/offer-sending.ts'),
  ar: () => import('../ar/offer-sending.ts'),
})
