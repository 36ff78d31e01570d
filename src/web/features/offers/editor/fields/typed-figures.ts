import { decimalFromMinor } from '#domain/money/money.ts'
import { typedMinor } from '#domain/money/typed-amounts.ts'
import type { Discount } from '#domain/offers/content.ts'
import { OFFER_LIMITS } from '#domain/offers/limits.ts'
import { readTypedNumber } from '#domain/text/typed-numbers.ts'

/** The value that was typed: null for an empty field, undefined for something that is none. */
export type Typed<Value> = Value | null | undefined
export type TypedFigure = Typed<number>

/** Nothing can be sent with such a figure: it can't be read, or is left out where one is needed. */
export function isRefusedFigure(figure: Typed<unknown>, isRequired: boolean): boolean {
  return figure === undefined || (figure === null && isRequired)
}

const PIECES_PER_UNIT = 1000
const PERCENT_SIGN = /[%٪]/g

function typedWithin(text: string, times: number, most: number): TypedFigure {
  const typed = readTypedNumber(text)
  if (typed === undefined) return null
  const units = Math.round(typed * times)
  const isExact = Number.isFinite(typed) && typed >= 0 && Math.abs(units / times - typed) < 1e-9
  return isExact && units <= most ? units : undefined
}

/** An amount in the smallest unit that an offer may have; `12,500.50`, in digits of either kind. */
export function offerMinor(text: string): TypedFigure {
  const minor = typedMinor(text)
  return minor === null || minor <= OFFER_LIMITS.minor ? minor : undefined
}

/** A percentage in hundredths: `7.5` is 750; a percent sign may stand beside it. */
export function typedHundredths(text: string): TypedFigure {
  return typedWithin(text.replace(PERCENT_SIGN, ''), 100, 10_000)
}

/** A discount in the unit of its field, or in percent where a sign says so; none is meant by 0 where it may be left out. */
export function typedDiscount(text: string, unit: Discount['kind'], isRequired: boolean): Typed<Discount> {
  const kind = text.search(PERCENT_SIGN) === -1 ? unit : 'percent'
  const figure = kind === 'percent' ? typedHundredths(text) : offerMinor(text)
  if (figure === null || figure === undefined) return figure
  if (figure === 0 && !isRequired) return null
  return kind === 'percent' ? { kind, hundredths: figure } : { kind, minor: figure }
}

export function isSameDiscount(one: Discount | null, other: Discount | null): boolean {
  return one?.kind === other?.kind && figureOf(one) === figureOf(other)
}

function figureOf(discount: Discount | null): number | null {
  if (discount === null) return null
  return discount.kind === 'percent' ? discount.hundredths : discount.minor
}

/** Pieces, or metres with three decimals; at least something. */
export function typedQuantity(text: string): TypedFigure {
  const units = typedWithin(text, PIECES_PER_UNIT, OFFER_LIMITS.quantity * PIECES_PER_UNIT)
  if (units === 0) return undefined
  return units === null || units === undefined ? units : units / PIECES_PER_UNIT
}

const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const decimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const pieces = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3, useGrouping: false })

/** The text of an amount in a field, without the currency. */
export function minorFieldText(minor: number | null): string {
  if (minor === null) return ''
  const decimal = decimalFromMinor(minor)
  return (Number.isInteger(decimal) ? plain : decimals).format(decimal)
}

/** The figure of a discount without its unit, which stands beside the field. */
export function discountText(discount: Discount | null): string {
  return discount?.kind === 'percent' ? hundredthsText(discount.hundredths) : minorFieldText(figureOf(discount))
}

export function hundredthsText(hundredths: number | null): string {
  return hundredths === null ? '' : plain.format(hundredths / 100)
}

export function quantityText(quantity: number | null): string {
  return quantity === null ? '' : pieces.format(quantity)
}
