import type { SearchFacts } from '#domain/search-index.ts'
import { kindsOf, synonymTokens } from '#domain/search-synonyms.ts'
import { tokens } from '#domain/search-words.ts'

/** What a product is found by, in sections: what stands in an earlier one tells more of the product. */
export interface SearchEntry {
  /** Each word once, between spaces. */
  readonly words: string
  /** Where each section but the last ends in `words`, in characters: kind, names, brand, categories; then the descriptions. */
  readonly kindEnd: number
  readonly nameEnd: number
  readonly brandEnd: number
  readonly categoryEnd: number
}

/** To be raised when the layout of entries changes: every entry must then be made again. */
export const ENTRY_LAYOUT = 1

/** Longer words are cut, in entries and queries alike. */
const WORD_MAX_LETTERS = 60

/**
 * The kind comes first: who looks for a refrigerator means what is one before what only has one, whichever of its names
 * the product bears.
 */
export function searchEntry(facts: SearchFacts): SearchEntry {
  const names = [facts.nameEn, facts.nameAr]
  const sections = [
    names.flatMap(kindsOf).flatMap(synonymTokens),
    names.flatMap(tokens),
    [facts.brandEn, facts.brandAr].flatMap(tokens),
    [...facts.categoriesEn, ...facts.categoriesAr].flatMap(tokens),
    [facts.descriptionEn, facts.descriptionAr].flatMap(tokens),
  ]
  const words = new Set<string>()
  let written = 0
  let length = 1
  const ends = sections.map((section) => {
    for (const word of section) words.add(cutWord(word))
    for (const word of [...words].slice(written)) length += [...word].length + 1
    written = words.size
    return length
  })
  const [kindEnd = 1, nameEnd = 1, brandEnd = 1, categoryEnd = 1] = ends
  return { words: words.size === 0 ? ' ' : ` ${[...words].join(' ')} `, kindEnd, nameEnd, brandEnd, categoryEnd }
}

export function cutWord(word: string): string {
  return word.length <= WORD_MAX_LETTERS ? word : [...word].slice(0, WORD_MAX_LETTERS).join('')
}

/** The words that mistyped ones are corrected to: of everything but the descriptions, which hold words of any sort. */
export function dictionaryWords(entry: SearchEntry): string[] {
  const telling = [...entry.words].slice(0, entry.categoryEnd).join('')
  return telling.split(' ').filter((word) => /^\p{L}{3,}$/u.test(word))
}
