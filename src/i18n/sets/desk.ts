import { textSet } from '../text-set.ts'

export const deskTexts = textSet('desk', { en: () => import('../en/desk.ts'), ar: () => import('../ar/desk.ts') })
