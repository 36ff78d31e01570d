import { textSet } from '../text-set.ts'

export const sheetsTexts = textSet('sheets', { en: () => import('../en/sheets.ts'), ar: () => import('../ar/sheets.ts') })
