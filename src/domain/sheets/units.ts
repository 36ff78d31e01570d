import { SPECS, type SpecKey } from '../catalogue/specs.ts'
import { fold } from '../search/fold.ts'
import { readTypedNumber } from '../text/typed-numbers.ts'
import { UNIT_WORDS } from './typed-words.ts'

/** The numbers by which an amount in another unit is multiplied, by the unit of the spec and then by the other one. */
const FACTORS: Readonly<Record<string, Readonly<Record<string, number>>>> = Object.fromEntries(
  Object.entries(UNIT_WORDS).map(([unit, written]) => [
    unit,
    Object.fromEntries(written.flatMap(({ factor, words }) => words.map((word) => [fold(word), factor]))),
  ]),
)

/** The number by which an amount in this unit is multiplied; undefined for a unit that the spec is not converted from. */
export function unitFactor(spec: SpecKey, unit: string): number | undefined {
  const factors = FACTORS[SPECS[spec]] ?? {}
  const folded = fold(unit)
  return Object.hasOwn(factors, folded) ? factors[folded] : undefined
}

const WORDS_MOST = 3

/** The unit at the end of a heading, folded: "width cm" names one that the spec can be read in. */
export function unitAtEnd(spec: SpecKey, words: readonly string[]): string | undefined {
  for (let count = Math.min(WORDS_MOST, words.length); count > 0; count -= 1) {
    const unit = words.slice(-count).join(' ')
    if (unitFactor(spec, unit) !== undefined) return unit
  }
  return undefined
}

/** The unit of a heading from which the cells below it are converted; undefined where it has the spec's own one, or none. */
export function convertedUnit(spec: SpecKey, heading: string): string | undefined {
  const unit = unitAtEnd(spec, fold(heading).split(' '))
  return unit === undefined || unitFactor(spec, unit) === 1 ? undefined : unit
}

const MEASURE = /^(.*\p{Nd})\s*(\P{Nd}*\p{L}\P{Nd}*)$/u

/** The cell as a number in the spec's unit, as the form takes it; null where its unit is none that can be converted. */
export function measureIn(spec: SpecKey, cell: string, headingUnit: string | undefined): string | null {
  const [, amount = cell, own] = MEASURE.exec(cell) ?? []
  const unit = own ?? headingUnit
  // A spec that is counted has no unit, and any word beside it says what is counted.
  if (unit === undefined || SPECS[spec] === '') return amount
  const factor = unitFactor(spec, unit)
  if (factor === undefined) return null
  const number = readTypedNumber(amount)
  return factor === 1 || number === undefined || Number.isNaN(number) ? amount : String(Number((number * factor).toPrecision(12)))
}
