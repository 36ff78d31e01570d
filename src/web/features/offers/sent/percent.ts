import type { Discount, Hundredths } from '#domain/offers/content.ts'
import type { Language } from '#domain/text/language.ts'
import { formatNumber } from '#i18n/formats.ts'
import { amountText } from '../amount.tsx'

export function percentText(hundredths: Hundredths, language: Language): string {
  return `${formatNumber(hundredths / 100, language)}%`
}

export function discountText(discount: Discount, language: Language): string {
  return discount.kind === 'percent' ? percentText(discount.hundredths, language) : amountText(discount.minor, language)
}
