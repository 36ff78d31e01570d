import { textSet } from '../text-set.ts'

export const offersTexts = textSet('offers', { en: () => import('../en/offers.ts'), ar: () => import('../ar/offers.ts') })
