import { textSet } from '../text-set.ts'

export const homeTexts = textSet('home', { en: () => import('../en/home.ts'), ar: () => import('../ar/home.ts') })
