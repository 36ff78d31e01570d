import { latinNumber } from '#domain/typed-numbers.ts'

export interface TypedNumber {
  readonly hasDecimals?: boolean
  readonly maybeNegative?: boolean
}

const POINT = /[.٫]/

/**
 * What stays of what somebody types into a field for numbers: digits of any kind as 0-9, marks between thousands, one point
 * and one sign where they may be. What is pasted keeps its point everywhere, so that it can be refused and not misread.
 */
export function typedNumber(typed: string, { maybeNegative = false }: TypedNumber = {}): string {
  const latin = latinNumber(typed).replace('\u2212', '-')
  const sign = maybeNegative && latin.trimStart().startsWith('-') ? '-' : ''
  const [whole = '', ...decimals] = latin.replace(/[^\d.,]/g, '').split('.')
  return sign + (decimals.length === 0 ? whole : `${whole}.${decimals.join('')}`)
}

/** A field as it is before and after a press. */
export interface Press {
  readonly value: string
  readonly cursor: number
  /** The characters that came in; null where some went out. */
  readonly data: string | null
}

/** A whole number ended here: the digits that follow a refused point are no part of it. */
export interface Stop {
  readonly value: string
  readonly cursor: number
}

export interface Pressed extends Stop {
  readonly stop: Stop | null
}

/** A field for whole numbers after a press: neither a point that is typed nor the digits after it are taken. */
export function pressWhole({ value, cursor, data }: Press, stop: Stop | null): Pressed {
  const isOne = data !== null && data.length === 1
  const before = { value: value.slice(0, cursor - 1) + value.slice(cursor), cursor: cursor - 1 }
  if (isOne && POINT.test(data)) return { ...before, stop: before }
  const goesOn = isOne && stop !== null && stop.value === before.value && stop.cursor === before.cursor
  return goesOn ? { ...stop, stop } : { value, cursor, stop: null }
}
