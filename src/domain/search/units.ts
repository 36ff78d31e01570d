/** Units that people type after a number, in folded spelling. */
const UNITS: ReadonlySet<string> = new Set(
  (
    'mm millimeter millimeters cm centimeter centimeters m meter meters metre metres inch inches ' +
    'l lt ltr liter liters litre litres ml cc ' +
    'kg kgs kilo kilos kilogram kilograms g gm gr gram grams ton tons ' +
    'w watt watts kw kilowatt kilowatts v volt volts hz amp amps hp c f degree degrees ' +
    'مم ملي ملم مليمتر سم سنتي سنتيمتر م متر امتار بوصه انش ' +
    'ل لتر ليتر لترات مل ' +
    'ك كج كجم كيلو كيلوجرام كيلوغرام جم جرام غرام طن ' +
    'وات واط كيلووات كيلوواط فولت هرتز امبير حصان م درجه درجات ميويه'
  ).split(' '),
)

/** Prefixes of units from this length count as the unit while it is being typed. */
const UNFINISHED_FROM_LETTERS = 2

const NUMBER = /^\p{N}+$/u

export function isUnit(word: string): boolean {
  return UNITS.has(word)
}

/**
 * The words without units behind numbers: the same size is written "25 kg", "٢٥ كجم" or "25 kilo", so a unit must exclude nothing. A unit
 * on its own stays.
 */
export function withoutUnits(words: readonly string[]): string[] {
  let isAfterNumber = false
  return words.filter((word, index) => {
    const isLast = index === words.length - 1
    const isDropped = isAfterNumber && (UNITS.has(word) || (isLast && isUnfinishedUnit(word)))
    isAfterNumber = NUMBER.test(word) || isDropped
    return !isDropped
  })
}

function isUnfinishedUnit(word: string): boolean {
  return word.length >= UNFINISHED_FROM_LETTERS && [...UNITS].some((unit) => unit.startsWith(word))
}
