import { account } from './ar/account.ts'
import { fieldTexts } from './ar/field-texts.ts'
import { fields } from './ar/fields.ts'
import { formNotes } from './ar/form-notes.ts'
import { sell } from './ar/sell.ts'
import type { InArabic } from './dictionary.ts'
import type { enForms } from './en-forms.ts'

export const arForms: InArabic<typeof enForms> = { account, sell, fieldTexts, fields, formNotes }
