import { textSet } from '../text-set.ts'

export const wishlistTexts = textSet('wishlist', { en: () => import('../en/wishlist.ts'), ar: () => import('../ar/wishlist.ts') })
