import type { Currency } from '#domain/money/currency.ts'
import { decimalFromMinor } from '#domain/money/money.ts'
import type { Discount, Hundredths } from '#domain/offers/content.ts'
import type { Language } from '#domain/text/language.ts'
import { formatMoney, formatNumber } from './formats.ts'

/** An amount in the smallest unit, as offers count. Show the text in a left-to-right isolate. */
export function minorText(minor: number, language: Language, currency: Currency): string {
  return formatMoney(decimalFromMinor(minor), language, currency)
}

export function percentText(hundredths: Hundredths, language: Language): string {
  return `${formatNumber(hundredths / 100, language)}%`
}

export function discountText(discount: Discount, language: Language, currency: Currency): string {
  return discount.kind === 'percent' ? percentText(discount.hundredths, language) : minorText(discount.minor, language, currency)
}
