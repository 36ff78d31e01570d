/** The forms of a counted noun. A scale of the number (ألف, مليون) is counted as any other noun is. */
export interface CountedNoun {
  /** One of it; a scale does without واحد. */
  readonly one: string
  /** Two of it, and two of it directly before another noun. */
  readonly two: string
  readonly twoOf: string
  /** The form after 3 to 10. */
  readonly few: string
  /** The form after 11 to 99. */
  readonly many: string
  /** The form after مائة, ألف, مليون, and after 11 to 99 of a scale that stands directly before its noun. */
  readonly single: string
}

const SCALES: readonly { readonly value: number; readonly noun: CountedNoun }[] = [
  {
    value: 1e12,
    noun: { one: 'تريليون', two: 'تريليونان', twoOf: 'تريليونا', few: 'تريليونات', many: 'تريليونًا', single: 'تريليون' },
  },
  { value: 1e9, noun: { one: 'مليار', two: 'ملياران', twoOf: 'مليارا', few: 'مليارات', many: 'مليارًا', single: 'مليار' } },
  { value: 1e6, noun: { one: 'مليون', two: 'مليونان', twoOf: 'مليونا', few: 'ملايين', many: 'مليونًا', single: 'مليون' } },
  { value: 1e3, noun: { one: 'ألف', two: 'ألفان', twoOf: 'ألفا', few: 'آلاف', many: 'ألفًا', single: 'ألف' } },
]

/** The forms beside masculine nouns, as pounds, piastres and the scales are. */
const TO_TEN = ['', 'واحد', 'اثنان', 'ثلاثة', 'أربعة', 'خمسة', 'ستة', 'سبعة', 'ثمانية', 'تسعة', 'عشرة']
const TENS = ['', '', 'عشرون', 'ثلاثون', 'أربعون', 'خمسون', 'ستون', 'سبعون', 'ثمانون', 'تسعون']
const HUNDREDS = ['', 'مائة', 'مائتان', 'ثلاثمائة', 'أربعمائة', 'خمسمائة', 'ستمائة', 'سبعمائة', 'ثمانمائة', 'تسعمائة']
const TWO_HUNDRED_OF = 'مائتا'
const AND = ' و'

/** A number from 1 with its noun: 101 is مائة جنيه وجنيه واحد, as one and two are said by the noun itself. */
export function countedInArabic(count: number, noun: CountedNoun): string {
  return counted(count, noun, false)
}

/** `isBeforeNoun`: the counted noun is a scale, and the noun of the whole number follows it directly. */
function counted(count: number, noun: CountedNoun, isBeforeNoun: boolean): string {
  if (count === 1) return noun.one
  if (count === 2) return isBeforeNoun ? noun.twoOf : noun.two
  const tail = count % 100
  if (tail === 1 || tail === 2) return counted(count - tail, noun, false) + AND + counted(tail, noun, isBeforeNoun)
  return `${figureBefore(count)} ${nounAfter(tail, noun, isBeforeNoun)}`
}

function nounAfter(tail: number, noun: CountedNoun, isBeforeNoun: boolean): string {
  if (tail === 0) return noun.single
  if (tail <= 10) return noun.few
  return isBeforeNoun ? noun.single : noun.many
}

/** The words of a number that stands directly before a noun. */
function figureBefore(count: number): string {
  const parts: string[] = []
  let rest = count
  for (const { value, noun } of SCALES) {
    const group = Math.floor(rest / value)
    rest %= value
    if (group > 0) parts.push(counted(group, noun, rest === 0))
  }
  const [hundreds, tail] = [Math.floor(rest / 100), rest % 100]
  if (hundreds > 0) parts.push(hundreds === 2 && tail === 0 ? TWO_HUNDRED_OF : (HUNDREDS[hundreds] ?? ''))
  if (tail > 0) parts.push(belowHundred(tail))
  return parts.join(AND)
}

function belowHundred(count: number): string {
  const [tens, ones] = [Math.floor(count / 10), count % 10]
  if (count <= 10) return TO_TEN[count] ?? ''
  if (count === 11) return 'أحد عشر'
  if (count === 12) return 'اثنا عشر'
  if (tens === 1) return `${TO_TEN[ones]} عشر`
  return ones === 0 ? (TENS[tens] ?? '') : `${TO_TEN[ones]}${AND}${TENS[tens]}`
}
