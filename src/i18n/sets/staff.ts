import { textSet } from '../text-set.ts'

export const staffTexts = textSet('staff', { en: () => import('../en/staff.ts'), ar: () => import('../ar/staff.ts') })
