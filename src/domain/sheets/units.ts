import { SPECS, type SpecKey } from '../catalogue/specs.ts'
import { fold } from '../search/fold.ts'
import { readTypedNumber } from '../text/typed-numbers.ts'

type Factors = Readonly<Record<string, number>>

const named = (factor: number, ...names: readonly string[]): Factors => Object.fromEntries(names.map((name) => [fold(name), factor]))

/** Ways to write each unit of a spec, and others that are converted into it, each with the number by which it is multiplied. */
const FACTORS: Readonly<Record<string, Factors>> = {
  mm: {
    ...named(1, 'mm', 'millimeter', 'millimeters', 'millimetre', 'millimetres', 'مم', 'ملم', 'مليمتر'),
    ...named(10, 'cm', 'cms', 'centimeter', 'centimeters', 'centimetre', 'centimetres', 'سم', 'سنتي', 'سنتيمتر'),
    ...named(1000, 'm', 'meter', 'meters', 'metre', 'metres', 'م', 'متر'),
    ...named(25.4, 'in', 'inch', 'inches', 'بوصة'),
  },
  kg: {
    ...named(1, 'kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms', 'كجم', 'كج', 'كيلو', 'كيلوجرام'),
    ...named(0.001, 'g', 'gr', 'gm', 'gram', 'grams', 'جم', 'جرام'),
    ...named(1000, 'ton', 'tons', 'tonne', 'tonnes', 'طن'),
  },
  kW: {
    ...named(1, 'kw', 'kilowatt', 'kilowatts', 'كيلووات', 'كيلو وات', 'ك وات'),
    ...named(0.001, 'w', 'watt', 'watts', 'وات', 'واط'),
  },
  V: named(1, 'v', 'volt', 'volts', 'vac', 'فولت'),
  L: {
    ...named(1, 'l', 'lt', 'ltr', 'liter', 'liters', 'litre', 'litres', 'لتر'),
    ...named(0.001, 'ml', 'milliliter', 'milliliters', 'millilitre', 'millilitres', 'مل'),
  },
  'kg/h': named(1, 'kg h', 'kg hr', 'kg hour', 'kgh', 'كجم ساعة', 'كجم في الساعة'),
  'kg/day': named(1, 'kg day', 'kg d', 'كجم يوم', 'كجم في اليوم'),
  '°C': named(1, 'c', '°C', 'celsius', 'درجة', 'درجة مئوية'),
}

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
