import { textSet } from '../text-set.ts'

export const sellTexts = textSet('sell', { en: () => import('../en/sell.ts'), ar: () => import('../ar/sell.ts') })
