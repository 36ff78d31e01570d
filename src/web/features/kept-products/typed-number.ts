import { toLatinDigits } from '#domain/text.ts'

export interface TypedNumber {
  readonly hasDecimals?: boolean
  readonly maybeNegative?: boolean
}

/** What stays of what somebody types into a field for numbers: digits of any kind as 0-9, one point and one sign where they may be. */
export function typedNumber(typed: string, { hasDecimals = false, maybeNegative = false }: TypedNumber = {}): string {
  const latin = toLatinDigits(typed).replace('\u2212', '-')
  const sign = maybeNegative && latin.trimStart().startsWith('-') ? '-' : ''
  if (!hasDecimals) return sign + latin.replace(/\D/g, '')
  const [whole = '', ...decimals] = latin.replace(/[^\d.]/g, '').split('.')
  return sign + (decimals.length === 0 ? whole : `${whole}.${decimals.join('')}`)
}
