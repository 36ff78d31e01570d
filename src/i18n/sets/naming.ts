import { textSet } from '../text-set.ts'

export const namingTexts = textSet('naming', { en: () => import('../en/naming.ts'), ar: () => import('../ar/naming.ts') })
