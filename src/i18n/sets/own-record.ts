import { textSet } from '../text-set.ts'

export const ownRecordTexts = textSet('own-record', {
  en: () => import('../en/own-record.ts'),
  ar: () => import('../ar/own-record.ts'),
})
