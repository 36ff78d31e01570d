import { PRICE_FILTER_MAX, PRICE_FILTER_MIN } from '#domain/money/money.ts'
import { latinNumber, readTypedNumber } from '#domain/text/typed-numbers.ts'

const LONGEST = 12

/** A field for amounts takes digits and the marks between them, in either script. */
export function boundText(raw: string): string {
  return latinNumber(raw)
    .replace(/[^\d.,]/g, '')
    .slice(0, LONGEST)
}

/** A text that is no number, such as `1.500,50`, changes nothing: a guess would show machines nobody asked for. */
export function typedBound(text: string, { empty, unreadable }: { readonly empty: number; readonly unreadable: number }): number {
  const typed = readTypedNumber(text.replace(/[.,]$/, ''))
  if (typed === undefined) return empty
  return Number.isNaN(typed) ? unreadable : Math.min(Math.max(typed, PRICE_FILTER_MIN), PRICE_FILTER_MAX)
}
