import { textSet } from '../text-set.ts'

export const reviewFormTexts = textSet('review-form', {
  en: () => import('../en/review-form.ts'),
  ar: () => import('../ar/review-form.ts'),
})
