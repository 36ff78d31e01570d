import { textSet } from '../text-set.ts'

export const picturesTexts = textSet('pictures', { en: () => import('../en/pictures.ts'), ar: () => import('../ar/pictures.ts') })
