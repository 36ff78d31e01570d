import { textSet } from '../text-set.ts'

export const statusTexts = textSet('status', { en: () => import('../en/status.ts'), ar: () => import('../ar/status.ts') })
