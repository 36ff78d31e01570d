import { textSet } from '../text-set.ts'

export const paletteTexts = textSet('palette', { en: () => import('../en/palette.ts'), ar: () => import('../ar/palette.ts') })
