import { textSet } from '../text-set.ts'

export const orderFilesTexts = textSet('orderFiles', { en: () => import('../en/order-files.ts'), ar: () => import('../ar/order-files.ts') })
