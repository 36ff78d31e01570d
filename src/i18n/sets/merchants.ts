import { textSet } from '../text-set.ts'

export const merchantsTexts = textSet('merchants', { en: () => import('../en/merchants.ts'), ar: () => import('../ar/merchants.ts') })
