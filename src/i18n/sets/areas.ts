import { textSet } from '../text-set.ts'

export const areasTexts = textSet('areas', { en: () => import('../en/areas.ts'), ar: () => import('../ar/areas.ts') })
