import { textSet } from '../text-set.ts'

export const codesTexts = textSet('codes', { en: () => import('../en/codes.ts'), ar: () => import('../ar/codes.ts') })
