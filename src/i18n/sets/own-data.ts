import { textSet } from '../text-set.ts'

export const ownDataTexts = textSet('own-data', {
  en: () => import('../en/own-data.ts'),
  ar: () => import('../ar/own-data.ts'),
})
