import { textSet } from '../text-set.ts'

export const bagTexts = textSet('bag', { en: () => import('../en/bag.ts'), ar: () => import('../ar/bag.ts') })
