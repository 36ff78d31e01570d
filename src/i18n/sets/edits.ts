import { textSet } from '../text-set.ts'

export const editsTexts = textSet('edits', { en: () => import('../en/edits.ts'), ar: () => import('../ar/edits.ts') })
