import { textSet } from '../text-set.ts'

/** Texts of every page, or of most. */
export const shopTexts = textSet('shop', { en: () => import('../en/shop.ts'), ar: () => import('../ar/shop.ts') })
