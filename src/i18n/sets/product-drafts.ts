import { textSet } from '../text-set.ts'

export const productDraftsTexts = textSet('product-drafts', {
  en: () => import('../en/product-drafts.ts'),
  ar: () => import('../ar/product-drafts.ts'),
})
