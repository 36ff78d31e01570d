import { textSet } from '../text-set.ts'

export const linkedRequestTexts = textSet('linked-request', {
  en: () => import('../en/linked-request.ts'),
  ar: () => import('../ar/linked-request.ts'),
})
