import { account } from './en/account.ts'
import { fieldTexts } from './en/field-texts.ts'
import { fields } from './en/fields.ts'
import { formNotes } from './en/form-notes.ts'
import { sell } from './en/sell.ts'

/** What pages with a form say: the public ones go without the words of the dashboard. */
export const enForms = { account, sell, fieldTexts, fields, formNotes } as const
