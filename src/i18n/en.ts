import { catalogue } from './en/catalogue.ts'
import { errors, fieldTexts } from './en/errors.ts'
import { fields } from './en/fields.ts'
import { notices } from './en/notices.ts'
import { shell } from './en/shell.ts'

export const en = { shell, catalogue, notices, errors, fieldTexts, fields } as const

export type English = typeof en
