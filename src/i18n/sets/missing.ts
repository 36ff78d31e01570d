import { textSet } from '../text-set.ts'

export const missingTexts = textSet('missing', { en: () => import('../en/missing.ts'), ar: () => import('../ar/missing.ts') })
