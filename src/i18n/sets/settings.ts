import { textSet } from '../text-set.ts'

export const settingsTexts = textSet('settings', { en: () => import('../en/settings.ts'), ar: () => import('../ar/settings.ts') })
