import { CURRENCY_LABELS, type Currency } from '#domain/money/currency.ts'
import { decimalFromMinor } from '#domain/money/money.ts'
import type { Language } from '#domain/text/language.ts'
import { formatAligned } from '#i18n/formats.ts'

const NO_BREAK_SPACE = '\u00a0'

export interface AmountWriter {
  /** The figure alone, for columns that name the currency in their head. */
  figure(minor: number): string
  money(minor: number): string
}

/** Writes the amounts of one document: all with piastres or, where no amount has any, all without, so that columns of figures align. */
export function amountWriter(amounts: readonly number[], language: Language, currency: Currency): AmountWriter {
  const decimals = amounts.some((minor) => !Number.isInteger(decimalFromMinor(minor))) ? 2 : 0
  const figure = (minor: number) => formatAligned(decimalFromMinor(minor), decimals, language)
  return { figure, money: (minor) => figure(minor) + NO_BREAK_SPACE + CURRENCY_LABELS[currency] }
}
