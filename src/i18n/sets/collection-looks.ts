import { textSet } from '../text-set.ts'

export const collectionLooksTexts = textSet('collection-looks', {
  en: () => import('../en/collection-looks.ts'),
  ar: () => import('../ar/collection-looks.ts'),
})
