import type { Currency } from '#domain/money/currency.ts'
import { amountInWords } from '#i18n/amounts/in-words.ts'
import { useLanguage } from '../../platform/texts/language.ts'

interface WordsOfAmountProps {
  readonly minor: number
  readonly currency: Currency
}

export function WordsOfAmount({ minor, currency }: WordsOfAmountProps) {
  return amountInWords(minor, currency, useLanguage())
}
