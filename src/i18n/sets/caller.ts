import { textSet } from '../text-set.ts'

export const callerTexts = textSet('caller', { en: () => import('../en/caller.ts'), ar: () => import('../ar/caller.ts') })
