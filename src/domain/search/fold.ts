/** Harakat and Quranic signs, tatweel, bidi and zero-width marks, Latin accents: they are removed without leaving a space. */
const VANISHING =
  /[\u0300-\u036f\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeffء]/g
const NOT_A_WORD = /[^\p{L}\p{N}]+/gu
/** Arabic spellings that people do not distinguish in a search, letter by letter, for texts that the database folds. */
export const ARABIC_SPELLINGS = { from: 'أإآٱىةئؤ', to: 'اااايهيو' } as const

const MAPPED = /[٠-٩۰-۹أإآٱىیېئؤةۃەہھکگچپڤς]/g

const LETTERS: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ې: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
  ۃ: 'ه',
  ە: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ک: 'ك',
  گ: 'ج',
  چ: 'ج',
  پ: 'ب',
  ڤ: 'ف',
  ς: 'σ',
}

/** Latin with its extensions and Arabic: each character folds the same in any context. */
const TABLE_RANGES = [
  [0x0000, 0x024f],
  [0x0600, 0x06ff],
] as const

/**
 * The one spelling that index and query share: lower case, without accents and harakat, one alef, one yaa, one haa, digits 0-9, words
 * separated by single spaces. Idempotent.
 */
export function fold(text: string): string {
  const table = foldTable()
  let out = ''
  let isGap = false
  for (let i = 0; i < text.length; i++) {
    const folded = table[text.charCodeAt(i)]
    if (folded === undefined) return foldWithoutTable(text)
    if (folded === ' ') {
      isGap = out !== ''
    } else if (folded !== '') {
      out += isGap ? ` ${folded}` : folded
      isGap = false
    }
  }
  return out
}

export interface FoldedPart {
  folded: string
  /** The part's range in the original text, in UTF-16 units; never inside a surrogate pair. */
  start: number
  end: number
}

/** The folded text in pieces with their origin: a character with its combining marks. */
export function foldParts(text: string): FoldedPart[] {
  const parts: FoldedPart[] = []
  for (const match of text.matchAll(/\P{M}?\p{M}*/gsu)) {
    const [piece] = match
    if (piece !== '') parts.push({ folded: foldCharacters(piece), start: match.index, end: match.index + piece.length })
  }
  return parts
}

/** The results of the fold for its whole table as one text, so that dependents notice a change of it. */
export function foldSignature(): string {
  return foldTable()
    .map((folded, code) => `${code}${folded}`)
    .join()
}

let table: readonly (string | undefined)[] | undefined

function foldTable(): readonly (string | undefined)[] {
  table ??= makeTable()
  return table
}

function makeTable(): readonly (string | undefined)[] {
  const made = new Array<string | undefined>(0x700).fill(undefined)
  for (const [first, last] of TABLE_RANGES) {
    for (let code = first; code <= last; code++) {
      const folded = foldCharacters(String.fromCharCode(code))
      made[code] = folded === ' ' || !folded.includes(' ') ? folded : undefined
    }
  }
  return made
}

function foldWithoutTable(text: string): string {
  return foldCharacters(text).trim()
}

function foldCharacters(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(VANISHING, '')
    .replace(MAPPED, foldLetter)
    .normalize('NFC')
    .replace(NOT_A_WORD, ' ')
}

function foldLetter(letter: string): string {
  return LETTERS[letter] ?? String(letter.charCodeAt(0) & 0xf)
}
