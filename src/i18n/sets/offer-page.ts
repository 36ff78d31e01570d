import { textSet } from '../text-set.ts'

export const offerPageTexts = textSet('offer-page', { en: () => import('../en/offer-page.ts'), ar: () => import('../ar/offer-page.ts') })
