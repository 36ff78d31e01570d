import { type Currency, SHOP_CURRENCY } from '#domain/money/currency.ts'
import { orderNumberText } from '#domain/orders/order-numbers.ts'
import { measured } from '#domain/text/bytes.ts'
import type { Language } from '#domain/text/language.ts'
import { formatCairoTime, formatLongDate, formatMeasure, formatMoney, formatQuantity } from '#i18n/formats.ts'
import { minorText, percentText } from '#i18n/offer-amounts.ts'
import { ownRecordTexts } from '#i18n/sets/own-record.ts'
import { textIn } from '../../../platform/texts/texts.ts'
import { wordOf } from './record-words.ts'

export interface Shown {
  readonly text: string
  /** An address, a number or an amount, which reads from the left in either language. */
  readonly isLtr: boolean
}

const IN_POUNDS: ReadonlySet<string> = new Set(['price', 'total', 'totalTax', 'purchasePrice', 'totalPrice', 'from', 'to'])
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
const DAY = /^\d{4}-\d\d-\d\d$/
/** Digits, signs and Latin letters without a space, with at least one sign of an address or number among them. */
const TOKEN = /^(?=.*[\d@+])[\x21-\x7e]+$/

/** A plain value of a record as its owner reads it; `currency` is that of the offer which the record belongs to. */
export function shownValue(field: string, value: string | number | boolean, language: Language, currency: Currency = SHOP_CURRENCY): Shown {
  if (typeof value === 'boolean') return words(textIn(language, ownRecordTexts)(value ? 'ownRecord.yes' : 'ownRecord.no'))
  return typeof value === 'number' ? shownNumber(field, value, language, currency) : shownText(field, value, language)
}

function shownNumber(field: string, value: number, language: Language, currency: Currency): Shown {
  if (IN_POUNDS.has(field)) return token(formatMoney(value, language, SHOP_CURRENCY))
  if (field === 'minor' || field.endsWith('Minor')) return token(minorText(value, language, currency))
  if (field === 'hundredths') return token(percentText(value, language))
  if (field === 'time') return words(formatCairoTime(new Date(value), language))
  if (field === 'number') return token(orderNumberText(value))
  // Parts of a plan are counted from 0.
  if (field === 'part') return token(formatQuantity(value + 1, language))
  if (field !== 'bytes') return token(formatQuantity(value, language))
  const size = measured(value)
  return token(formatMeasure(size.value, size.unit, language))
}

function shownText(field: string, value: string, language: Language): Shown {
  const word = wordOf(field, value, language)
  if (word !== undefined) return words(word)
  if (INSTANT.test(value)) return words(formatCairoTime(value, language))
  if (DAY.test(value)) return words(formatLongDate(value, language))
  return TOKEN.test(value) ? token(value) : words(value)
}

function token(text: string): Shown {
  return { text, isLtr: true }
}

function words(text: string): Shown {
  return { text, isLtr: false }
}
