/** Harakat and Quranic signs, tatweel, bidi and zero-width marks, Latin accents: they vanish without leaving a space. */
const VANISHING =
  /[\u0300-\u036f\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeffء]/g
const NOT_A_WORD = /[^\p{L}\p{N}]+/gu
/** The spellings of Arabic that a person who searches does not tell apart, letter by letter, for what is folded by the database. */
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

/** Latin with its extensions and Arabic, where each character folds the same whatever stands around it. */
const TABLE_RANGES = [
  [0x0000, 0x024f],
  [0x0600, 0x06ff],
] as const

/**
 * The one spelling that index and query share: lower case, without accents and harakat, one alef, one yaa, one haa,
 * digits 0-9, words parted by single spaces. Folding a folded text changes nothing.
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
  /** Where the part stands in the original text, in UTF-16 units; never inside a surrogate pair. */
  start: number
  end: number
}

/** The folded text in pieces that know where they came from: a character with the marks that sit on it. */
export function foldParts(text: string): FoldedPart[] {
  const parts: FoldedPart[] = []
  for (const match of text.matchAll(/\P{M}?\p{M}*/gsu)) {
    const [piece] = match
    if (piece !== '') parts.push({ folded: foldCharacters(piece), start: match.index, end: match.index + piece.length })
  }
  return parts
}

/** Everything the fold does to the characters of its table, as one text: what depends on the fold can be told to have changed by it. */
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
