import type { Language } from '#domain/text/language.ts'
import { documents as ar } from './ar/documents.ts'
import type { EmailValue } from './emails.ts'
import { placed } from './emails.ts'
import { documents as en } from './en/documents.ts'
import { interpolate } from './interpolate.ts'
import { type TextPath, translator } from './translate.ts'

export type DocumentKey = TextPath<typeof en>

export type DocumentTexts = (key: DocumentKey, values?: Readonly<Record<string, EmailValue>>) => string

/** The words of printed documents in one language; values keep their own direction inside them. */
export function documentTexts(language: Language): DocumentTexts {
  const find = translator<DocumentKey>(language === 'ar' ? ar : en, language)
  return (key, values = {}) => {
    const { count } = values
    const template = typeof count === 'number' ? find(key, { count }) : find(key)
    return interpolate(template, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, placed(value, language)])))
  }
}
