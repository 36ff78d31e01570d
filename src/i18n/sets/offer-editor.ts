import { textSet } from '../text-set.ts'

export const offerEditorTexts = textSet('offer-editor', {
  en: () => import('../en/offer-editor.ts'),
  ar: () => import('../ar/offer-editor.ts'),
})
