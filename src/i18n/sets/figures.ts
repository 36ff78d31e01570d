import { textSet } from '../text-set.ts'

export const figuresTexts = textSet('figures', { en: () => import('../en/figures.ts'), ar: () => import('../ar/figures.ts') })
