import { toLatinDigits } from '../text/text.ts'
import { NUMBER_WORDS } from './typed-words.ts'

export interface OfferNumber {
  /** The year in Cairo in which the offer was made. */
  readonly year: number
  /** Counted from 1 in each year. */
  readonly number: number
}

const NUMBER_DIGITS = 5

/** `Q-2026-00012`. */
export function offerNumberText({ year, number }: OfferNumber): string {
  return `Q-${year}-${String(number).padStart(NUMBER_DIGITS, '0')}`
}

/** `v2`. */
export function versionText(version: number): string {
  return `v${version}`
}

/** `Q-2026-00012-v2.pdf`; drafts say so, as they have no version that anybody else could mean. */
export function offerFileName(offer: OfferNumber, version: number | 'draft'): string {
  return `${offerNumberText(offer)}-${version === 'draft' ? version : versionText(version)}.pdf`
}

export interface TypedOfferNumber extends OfferNumber {
  /** Null where none was typed. */
  readonly version: number | null
}

const WORDS = String.raw`(?:(?:${NUMBER_WORDS.offer.join('|')})\s*)*`
const MARK = String.raw`[\s_.:/#-]*`
const YEAR = String.raw`(20\d\d)`
const VERSION = String.raw`(?:${MARK}(?:${NUMBER_WORDS.version.join('|')})${MARK}(\d{1,3}))?`
/** A year and a number run together (202600012) are read only with all five digits, else they could be a phone number. */
const TYPED = new RegExp(
  `^${WORDS}(?:#\\s*)?(?:[${NUMBER_WORDS.letters}]${MARK})?${YEAR}(?:[\\s_.:/#-]+(\\d{1,7})|(\\d{5}))${VERSION}(?:\\.pdf)?[.,،]?$`,
  'iu',
)

/** Reads a number in any spelling: `q 2026 12`, `Q-2026-00012-v2.pdf`, ٢٠٢٦/١٢. */
export function typedOfferNumber(typed: string): TypedOfferNumber | null {
  const [, year, marked, joined, version] = TYPED.exec(plain(typed)) ?? []
  const number = Number(marked ?? joined)
  if (year === undefined || number === 0) return null
  return { year: Number(year), number, version: version === undefined ? null : Number(version) }
}

const COUNT = new RegExp(`^${WORDS}(?:#\\s*)?(?:[${NUMBER_WORDS.letters}]${MARK})?(\\d{1,${NUMBER_DIGITS}})$`, 'iu')

/** Reads the number without its year, as people say it: `12`, `Q 12`, ١٢. */
export function typedOfferCount(typed: string): number | null {
  const number = Number(COUNT.exec(plain(typed))?.[1] ?? 0)
  return number === 0 ? null : number
}

/** Turns full-width letters, invisible marks, every kind of dash and Arabic digits into their plain forms. */
function plain(typed: string): string {
  const text = typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
  return toLatinDigits(text).trim()
}
