import { textSet } from '../text-set.ts'

export const dashboardTexts = textSet('dashboard', { en: () => import('../en/dashboard.ts'), ar: () => import('../ar/dashboard.ts') })
