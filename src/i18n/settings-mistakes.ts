import type { FieldText } from '#domain/errors.ts'
import type { Language } from '#domain/text/language.ts'
import { settingsMistakes as ar } from './ar/settings-mistakes.ts'
import { settingsMistakes as en } from './en/settings-mistakes.ts'
import { fieldText } from './texts.ts'

const dictionaries = { en, ar } as const

/** Reasons that only the settings know; all others are those of every form. */
export type SettingsMistake = keyof typeof en.texts

export interface MistakeFacts {
  readonly field: string
  readonly limit: number | undefined
}

/** The sentence about a setting that can't be, in words that name its field. */
export function settingsMistakeText(mistake: FieldText | SettingsMistake, language: Language, { field, limit }: MistakeFacts): string {
  const { texts, fields } = dictionaries[language]
  if (isOwn(mistake)) return texts[mistake]
  const name = Object.hasOwn(fields, field) ? fields[field as keyof typeof fields] : undefined
  return fieldText(mistake, language, { field, limit, ...(name === undefined ? {} : { name }) })
}

function isOwn(mistake: FieldText | SettingsMistake): mistake is SettingsMistake {
  return Object.hasOwn(en.texts, mistake)
}
