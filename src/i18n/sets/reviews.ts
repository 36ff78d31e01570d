import { textSet } from '../text-set.ts'

export const reviewsTexts = textSet('reviews', { en: () => import('../en/reviews.ts'), ar: () => import('../ar/reviews.ts') })
