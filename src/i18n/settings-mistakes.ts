import type { FieldText } from '#domain/errors.ts'
import { type Bilingual, inLanguage, type Language } from '#domain/text/language.ts'
import { settingsMistakes as ar } from './ar/settings-mistakes.ts'
import { isolate } from './bidi.ts'
import { settingsMistakes as en } from './en/settings-mistakes.ts'
import { formatNumber } from './formats.ts'
import { interpolate } from './interpolate.ts'
import { fieldText } from './texts.ts'

const dictionaries = { en, ar } as const

/** Reasons that only the settings know; all others are those of every form. */
export type SettingsMistake = keyof typeof en.texts

const NUMBERS: ReadonlySet<string> = new Set(['phones', 'whatsapp'])

export interface MistakeFacts {
  readonly field: string
  readonly limit: number | undefined
  /** The number of the row that the refused one repeats, as people count, and its content. */
  readonly row?: number
  readonly above?: unknown
}

/** The sentence about a setting that can't be, in words that name its field. */
export function settingsMistakeText(said: FieldText | SettingsMistake, language: Language, facts: MistakeFacts): string {
  const { texts, fields } = dictionaries[language]
  const { field, limit } = facts
  // Letters among the digits and a number that is too short are mended in the same way.
  const mistake = said === 'format' && NUMBERS.has(field) ? 'phone' : said
  if (isOwn(mistake)) return interpolate(texts[mistake], rowWords(facts, language))
  const name = Object.hasOwn(fields, field) ? fields[field as keyof typeof fields] : undefined
  return fieldText(mistake, language, { field, limit, ...(name === undefined ? {} : { name }) })
}

/** The words by which a sentence names a row. */
function rowWords({ row, above }: MistakeFacts, language: Language): Record<string, string> {
  if (row === undefined) return {}
  const { name, from, to } = (typeof above === 'object' && above !== null ? above : {}) as NamedRow
  const words = { from, to, name: name === undefined ? undefined : inLanguage(name, language) }
  const known = Object.entries(words).flatMap(([key, word]) => (word === undefined ? [] : [[key, isolate(word)] as const]))
  return { row: formatNumber(row, language), ...Object.fromEntries(known) }
}

interface NamedRow {
  readonly name?: Bilingual
  readonly from?: string
  readonly to?: string
}

function isOwn(mistake: FieldText | SettingsMistake): mistake is SettingsMistake {
  return Object.hasOwn(en.texts, mistake)
}
