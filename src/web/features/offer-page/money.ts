import { CURRENCY_LABEL } from '#domain/money/currency.ts'
import { amountOf } from '#domain/money/money.ts'
import { offeredAmount } from '#domain/money/pricing.ts'
import type { Discount, Hundredths, OfferCurrency } from '#domain/offers/content.ts'
import type { Language } from '#domain/text/language.ts'
import { formatMoney, formatNumber } from '#i18n/formats.ts'

const LABELS: Readonly<Record<OfferCurrency, string>> = { EGP: CURRENCY_LABEL }

/** An amount of an offer as people read it; show it in a left-to-right isolate. */
export function moneyText(minor: number, currency: OfferCurrency, language: Language): string {
  const decimal = offeredAmount(amountOf(Math.abs(minor)))
  return formatMoney(minor < 0 ? -decimal : decimal, language, LABELS[currency])
}

export function percentText(hundredths: Hundredths, language: Language): string {
  return `${formatNumber(hundredths / 100, language)}%`
}

export function discountText(discount: Discount, currency: OfferCurrency, language: Language): string {
  return discount.kind === 'percent' ? percentText(discount.hundredths, language) : moneyText(discount.minor, currency, language)
}
