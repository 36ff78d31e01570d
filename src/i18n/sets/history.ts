import { textSet } from '../text-set.ts'

export const historyTexts = textSet('history', { en: () => import('../en/history.ts'), ar: () => import('../ar/history.ts') })
