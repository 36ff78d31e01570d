import { textSet } from '../text-set.ts'

export const supportTexts = textSet('support', { en: () => import('../en/support.ts'), ar: () => import('../ar/support.ts') })
