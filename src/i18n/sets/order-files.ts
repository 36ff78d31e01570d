import { textSet } from '../text-set.ts'

export const orderFilesTexts = textSet('order-files', {
  en: () => import('../en/order-files.ts'),
  ar: () => import('../ar/order-files.ts'),
})
