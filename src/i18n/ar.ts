import { catalogue } from './ar/catalogue.ts'
import { errors, fieldTexts } from './ar/errors.ts'
import { fields } from './ar/fields.ts'
import { notices } from './ar/notices.ts'
import { shell } from './ar/shell.ts'
import type { InArabic } from './dictionary.ts'
import type { English } from './en.ts'

export const ar: InArabic<English> = { shell, catalogue, notices, errors, fieldTexts, fields }
