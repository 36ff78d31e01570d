import { latinNumber } from '#domain/text/typed-numbers.ts'

const POINT = /[.٫]/
/** Something between two digits that separates none of a number, as in `1e3` or `10x20`. */
const BREAK = /\d[^\d.,]*[^\d.,\s][^\d.,]*\d/

/**
 * Cleans the text of a number field: digits of any script become 0-9; separators of thousands, one point and one sign stay where they may
 * stand. A field that takes neither keeps both, so that the number is refused and not misread; the form's fields for whole numbers drop a
 * sign while it is typed. A text such as `1e3` stays as it is, to be refused too: its digits alone are another number.
 */
export function cleanedNumber(typed: string, { hasSign = true }: { readonly hasSign?: boolean } = {}): string {
  const latin = latinNumber(typed)
  if (BREAK.test(latin)) return latin
  const sign = hasSign && latin.trimStart().startsWith('-') ? '-' : ''
  const [whole = '', ...decimals] = latin.replace(/[^\d.,]/g, '').split('.')
  return sign + (decimals.length === 0 ? whole : `${whole}.${decimals.join('')}`)
}

/** A field before and after a key press. */
export interface Press {
  readonly value: string
  readonly cursor: number
  /** The typed characters; null after a deletion. */
  readonly data: string | null
}

/** The end of a whole number after a refused point: digits typed there are ignored. */
export interface Stop {
  readonly value: string
  readonly cursor: number
}

export interface Pressed extends Stop {
  readonly stop: Stop | null
}

/** A field for whole numbers after a key press: it ignores a typed point and the digits after it. */
export function pressWhole({ value, cursor, data }: Press, stop: Stop | null): Pressed {
  const isOne = data !== null && data.length === 1
  const before = { value: value.slice(0, cursor - 1) + value.slice(cursor), cursor: cursor - 1 }
  if (isOne && POINT.test(data)) return { ...before, stop: before }
  const goesOn = isOne && stop !== null && stop.value === before.value && stop.cursor === before.cursor
  return goesOn ? { ...stop, stop } : { value, cursor, stop: null }
}
