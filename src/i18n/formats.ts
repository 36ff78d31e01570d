import { CURRENCY_LABELS, type Currency } from '#domain/money/currency.ts'
import { SHOP_TIME_ZONE } from '#domain/support/time-zone.ts'
import type { Language } from '#domain/text/language.ts'
import { perLanguage } from './per-language.ts'

/** Digits are Latin in both languages: prices, article numbers and sizes stand next to each other and must not mix. */
export const LOCALES = { en: 'en-US', ar: 'ar-EG-u-nu-latn' } as const satisfies Record<Language, string>

export const NO_BREAK_SPACE = '\u00a0'
const MINUS = '\u2212'
const BIDI_MARKS = /[\u061c\u200e\u200f]/g

const numberFormat = perLanguage((language) => new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 2 }))
const decimalsFormat = perLanguage(
  (language) => new Intl.NumberFormat(LOCALES[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
)
/** Intl itself writes at most three decimals. */
const quantityFormat = perLanguage((language) => new Intl.NumberFormat(LOCALES[language]))
const ratingFormat = perLanguage(
  (language) => new Intl.NumberFormat(LOCALES[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)
const longDateFormat = perLanguage(
  (language) => new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: SHOP_TIME_ZONE }),
)
const cairoTimeFormat = perLanguage(
  (language) =>
    new Intl.DateTimeFormat(LOCALES[language], {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: SHOP_TIME_ZONE,
    }),
)
const listFormat = perLanguage((language) => new Intl.ListFormat(LOCALES[language], { type: 'conjunction' }))
const collator = perLanguage((language) => new Intl.Collator(language, { numeric: true, sensitivity: 'base' }))

/** Removes Intl's direction marks: the isolate around a number or a date does their work, and a copied text would contain them. */
export function withoutMarks(formatted: string): string {
  return formatted.replace(BIDI_MARKS, '')
}

function tidy(formatted: string): string {
  return withoutMarks(formatted).replace('-', MINUS)
}

/** Quantities may be parts of a metre or a tonne. */
export function formatQuantity(quantity: number, language: Language): string {
  return tidy(quantityFormat(language).format(quantity))
}

export function formatNumber(value: number, language: Language): string {
  return tidy(numberFormat(language).format(value))
}

/** `1400 mm`, `12,000 kg`: below ten thousand a comma beside a unit would be read as a decimal one. */
export function formatMeasure(value: number, unit: string, language: Language): string {
  const number = formatNumber(value, language).replace(/^(\D?\d),/, '$1')
  return unit === '' ? number : number + NO_BREAK_SPACE + unit
}

/** Two decimals only when the price is not whole. Show the text in a left-to-right isolate. */
export function formatMoney(price: number, language: Language, currency: Currency): string {
  const format = Number.isInteger(price) ? numberFormat(language) : decimalsFormat(language)
  return tidy(format.format(price)) + NO_BREAK_SPACE + CURRENCY_LABELS[currency]
}

/** A figure of a column in which all have the same number of decimals. */
export function formatAligned(value: number, decimals: 0 | 2, language: Language): string {
  return tidy((decimals === 2 ? decimalsFormat(language) : numberFormat(language)).format(value))
}

export function formatRating(average: number, language: Language): string {
  return ratingFormat(language).format(average)
}

/** An instant's day in Cairo, or a day as it is: `2026-11-30` means midnight in UTC, and Cairo has the same day then. */
export function formatLongDate(instant: string | Date, language: Language): string {
  return longDateFormat(language).format(new Date(instant))
}

export function formatCairoTime(instant: string | Date, language: Language): string {
  return withoutMarks(cairoTimeFormat(language).format(new Date(instant)))
}

/** Joins names with the language's own commas and "and"; the caller isolates each name. */
export function formatList(items: readonly string[], language: Language): string {
  return listFormat(language).format(items)
}

/** Sorts names for people: numbers by value, Arabic spelling variants together. */
export function compareNames(language: Language): (a: string, b: string) => number {
  return collator(language).compare
}
