import { textSet } from '../text-set.ts'

export const collectionsTexts = textSet('collections', {
  en: () => import('../en/collections.ts'),
  ar: () => import('../ar/collections.ts'),
})
