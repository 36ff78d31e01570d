import { textSet } from '../text-set.ts'

export const accountTexts = textSet('account', { en: () => import('../en/account.ts'), ar: () => import('../ar/account.ts') })
