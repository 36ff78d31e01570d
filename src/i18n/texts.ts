import type { FieldText, Refusal } from '#domain/errors.ts'
import type { Language } from '#domain/language.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { formatNumber } from './formats.ts'
import { interpolate } from './interpolate.ts'

const dictionaries = { en, ar } as const

export function refusalText(refusal: Refusal, language: Language): string {
  return dictionaries[language].errors[refusal]
}

/** The name people read for a field of the wire; a field without one keeps its key. */
export function fieldName(field: string, language: Language): string {
  const names: Readonly<Record<string, string>> = dictionaries[language].fields
  return Object.hasOwn(names, field) ? (names[field] ?? field) : field
}

export interface FieldTextFacts {
  /** The field's key on the wire. */
  readonly field: string
  readonly limit?: number | undefined
}

export function fieldText(key: FieldText, language: Language, facts: FieldTextFacts): string {
  return interpolate(dictionaries[language].fieldTexts[key], {
    field: fieldName(facts.field, language),
    ...(facts.limit === undefined ? {} : { limit: formatNumber(facts.limit, language) }),
  })
}
