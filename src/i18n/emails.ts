import type { Language } from '#domain/text/language.ts'
import { emails as ar } from './ar/emails.ts'
import { isolate, isolateLtr } from './bidi.ts'
import { emails as en } from './en/emails.ts'
import { formatNumber } from './formats.ts'
import { interpolate } from './interpolate.ts'
import { type TextPath, translator } from './translate.ts'

export type EmailKey = TextPath<typeof en>

/** Words of any script, or a token that reads from left to right in every text: an email address, a phone number. */
export type EmailValue = string | number | { readonly latin: string }

export type EmailTexts = (key: EmailKey, values?: Readonly<Record<string, EmailValue>>) => string

/** Line ends and direction marks, with which a value could change the text around it. */
const REACHING_OUT = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu
/** Values in the language's own script, which need no isolation. */
const AT_HOME: Readonly<Record<Language, RegExp>> = {
  en: /^[^\p{Script=Arabic}\p{Script=Hebrew}]*$/u,
  ar: /^[\p{Script=Arabic}\s]*$/u,
}

/** Joins the lines of a typed text. */
export function inOneLine(text: string): string {
  return text.replace(REACHING_OUT, ' ').replace(/ {2,}/g, ' ').trim()
}

/** The texts of emails in one language; values keep their own direction inside them. */
export function emailTexts(language: Language): EmailTexts {
  const find = translator<EmailKey>(language === 'ar' ? ar : en, language)
  return (key, values = {}) => {
    const { count } = values
    const template = typeof count === 'number' ? find(key, { count }) : find(key)
    return interpolate(template, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, placed(value, language)])))
  }
}

/** A value, isolated as needed to stand inside a sentence. */
export function placed(value: EmailValue, language: Language): string {
  if (typeof value === 'number') return formatNumber(value, language)
  if (typeof value === 'object') return language === 'ar' ? isolateLtr(inOneLine(value.latin)) : inOneLine(value.latin)
  const line = inOneLine(value)
  return AT_HOME[language].test(line) ? line : isolate(line)
}
