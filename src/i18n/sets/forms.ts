import { textSet } from '../text-set.ts'

/** Names of fields, refusals in them, and drafts. */
export const formsTexts = textSet('forms', { en: () => import('../en/forms.ts'), ar: () => import('../ar/forms.ts') })
