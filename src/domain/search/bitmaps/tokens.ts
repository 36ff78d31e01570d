import { ARABIC_STAND_INS, FOLDED_ARABIC } from '../letters.ts'
import { WHOLE } from '../readings.ts'

/** Beginnings of so many bytes are tokens of their own: too many words begin so to be read one by one. */
const BEGINNING_MOST = 3
/** Stands before a beginning and in no word. */
const BEGINNING = '*'

/** Products on show, and those in stock: tokens that no word is. */
export const SHOWN = '!shown'
export const IN_STOCK = '!stock'

/** Kind, names, brand, categories, descriptions. */
export const SECTIONS = 5
export const NAMES = 1
export const DESCRIPTIONS = SECTIONS - 1

/** An entry as it is stored, one character a byte. */
export interface StoredEntry {
  readonly words: string
  readonly kindEnd: number
  readonly nameEnd: number
  readonly brandEnd: number
  readonly categoryEnd: number
}

/** The section in which a position lies; positions are counted from one, as the database does. */
export function sectionOf(position: number, { kindEnd, nameEnd, brandEnd, categoryEnd }: Omit<StoredEntry, 'words'>): number {
  if (position < kindEnd) return 0
  if (position < nameEnd) return 1
  if (position < brandEnd) return 2
  return position < categoryEnd ? 3 : DESCRIPTIONS
}

/** Each word of an entry and its short beginnings, with the first section that has it. */
export function tokensOf(entry: StoredEntry): Map<string, number> {
  const tokens = new Map<string, number>()
  forEachWord(entry, (word, section) => {
    for (const token of tokensOfWord(word)) if (!tokens.has(token)) tokens.set(token, section)
  })
  return tokens
}

/** Calls for each word in the entry's order, so that earlier sections come first. */
export function forEachWord(entry: StoredEntry, each: (word: string, section: number) => void): void {
  const { words } = entry
  for (let from = words.indexOf(' '); from !== -1; ) {
    const next = words.indexOf(' ', from + 1)
    const word = words.slice(from + 1, next === -1 ? undefined : next)
    if (word !== '') each(word, sectionOf(from + 1, entry))
    from = next
  }
}

export function tokensOfWord(word: string): string[] {
  const lengths = Math.min(BEGINNING_MOST, word.length)
  return [word, ...Array.from({ length: lengths }, (_, at) => BEGINNING + word.slice(0, at + 1))]
}

/** The tokens of words with this beginning, from the first up to but not including the last. */
export interface TokenRange {
  readonly from: string
  readonly before: string
}

export function tokensBegunBy(beginning: string): TokenRange {
  if (beginning.endsWith(WHOLE)) return onlyToken(asStored(beginning.slice(0, -WHOLE.length)))
  const from = asStored(beginning)
  if (from.length <= BEGINNING_MOST) return onlyToken(BEGINNING + from)
  return { from, before: from.slice(0, -1) + String.fromCharCode(from.charCodeAt(from.length - 1) + 1) }
}

export function onlyToken(token: string): TokenRange {
  return { from: token, before: `${token}\u0001` }
}

const STAND_INS = new Map([...FOLDED_ARABIC].map((letter, at) => [letter, ARABIC_STAND_INS.charAt(at)]))

/** The bytes under which a word is stored, one character each. */
function asStored(text: string): string {
  const replaced = [...text].map((letter) => STAND_INS.get(letter) ?? letter).join('')
  return String.fromCharCode(...new TextEncoder().encode(replaced))
}
