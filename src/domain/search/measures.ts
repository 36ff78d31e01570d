import { toLatinDigits } from '#domain/text/text.ts'

/** Three digits behind a comma or a thin space: 1,800 is one number. */
const THOUSANDS = /(?<![\d.,،])[1-9]\d{0,2}(?:[,،\u2009\u202f]\d{3})+(?![.,،]?\d)/g
/** The sign or word between the sides of a size, as in 60 × 40. Single digits stay separate: 2 x 4 burners are no size. */
const TIMES = /(?<=\d{2})(?:\s*[x×*\u0445]\s*|\s+في\s+)(?=\d{2})/gi
/** Tray sizes are written GN1/1 as well as GN 1/1. */
const TRAY_SIZE = /(?<!\p{L})(GN)(?=\d)/giu

const CENTIMETRES = 'cm|centimet(?:er|re)s?|سم|سنتي(?:متر)?'
const METRES = 'm|met(?:er|re)s?|م|متر|[اأ]متار'
const NUMBER = String.raw`\d{1,6}(?:[.,]\d{1,3})?`
/** Excludes areas and speeds: m², m/s. */
const LENGTH = new RegExp(
  String.raw`(?<![\p{L}\d.,])(${NUMBER}(?:\s*[x×*]\s*${NUMBER}){0,2})\s*(?:(${CENTIMETRES})|(?:${METRES}))(?![\p{L}\p{N}²³/])`,
  'giu',
)
const KILOWATTS = String.raw`kw|kilowatts?|كيلو\s?(?:وات|واط)`
const WATTS = 'w|watts?|وات|واط'
/** Excludes kilowatt hours. */
const POWER = new RegExp(String.raw`(?<![\p{L}\d.,/])(${NUMBER})\s*(?:(${KILOWATTS})|(?:${WATTS}))(?![\p{L}\p{N}])`, 'giu')
const POWER_WORD = /(?<![\p{L}\p{N}])w(\d+)w(?![\p{L}\p{N}])/gu
const KILO = 1000
const MOST_WATTS = 1_000_000
/** A longer length is a cable or a mistake, and "500 m" is "500 mm" while it is being typed. */
const LONGEST_MM = 20_000

/** Numbers and sizes in one spelling: Latin digits, no thousands marks, sides joined by an x. */
export function plainNumbers(text: string): string {
  return toLatinDigits(text)
    .replace(THOUSANDS, (number) => number.replace(/\D/g, ''))
    .replace(TIMES, 'x')
    .replace(TRAY_SIZE, '$1 ')
}

/** The text with its lengths in millimetres, as the trade writes them: "180 cm" is "1800 mm". */
export function inMillimetres(plain: string): string {
  return plain.replace(LENGTH, (written, sides: string, centimetres?: string) => {
    const lengths = millimetres(sides, centimetres)
    return lengths === null ? written : lengths.length === 1 ? `${lengths[0]} mm` : lengths.join('x')
  })
}

/** The lengths of a text in millimetres, which find it besides its own words. */
export function lengthsOf(plain: string): string[] {
  return [...plain.matchAll(LENGTH)].flatMap(([, sides = '', centimetres]) => {
    const lengths = millimetres(sides, centimetres) ?? []
    return lengths.length > 1 ? [lengths.join('x'), ...lengths] : lengths
  })
}

function millimetres(sides: string, centimetres: string | undefined): string[] | null {
  const factor = centimetres === undefined ? 1000 : 10
  const lengths = sides.split(/[x×*]/i).map((side) => Math.round(Number(side.trim().replace(',', '.')) * factor))
  return lengths.every((length) => length > 0 && length <= LONGEST_MM) ? lengths.map(String) : null
}

/** The text with each power as one word; null where it has none. */
export function withPowerWords(plain: string): string | null {
  let hasPower = false
  const written = plain.replace(POWER, (text, number: string, kilowatts?: string) => {
    const watts = Math.round(Number(number.replace(',', '.')) * (kilowatts === undefined ? 1 : KILO))
    if (watts === 0 || watts > MOST_WATTS) return text
    hasPower = true
    return powerWord(watts)
  })
  return hasPower ? written : null
}

/** The powers of a text as words of the index. */
export function powersOf(plain: string): string[] {
  return [...(withPowerWords(plain) ?? '').matchAll(POWER_WORD)].flatMap(([, watts]) => powerWords(Number(watts)))
}

/** The words by which a power is found: as it is, and in whole kilowatts, so that "5 kW" finds 4.8 kW too. */
export function powerWords(watts: number): string[] {
  const whole = Math.round(watts)
  return [...new Set([whole, whole < KILO ? whole : Math.round(whole / KILO) * KILO])].map(powerWord)
}

/** The last letter keeps 500 W from being the beginning of 5 kW. */
function powerWord(watts: number): string {
  return `w${watts}w`
}
