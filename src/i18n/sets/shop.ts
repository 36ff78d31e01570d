import { textSet } from '../text-set.ts'

/** Said on every page, or on most. */
export const shopTexts = textSet('shop', { en: () => import('../en/shop.ts'), ar: () => import('../ar/shop.ts') })
