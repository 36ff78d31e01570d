import { textSet } from '../text-set.ts'

export const sortingTexts = textSet('sorting', { en: () => import('../en/sorting.ts'), ar: () => import('../ar/sorting.ts') })
