import { describingTokens, nameTokens, type SearchFacts } from './facts.ts'
import { kindsOf, leadWords, synonymTokens } from './synonyms.ts'
import { tokens } from './words.ts'

/** The text that finds a product, in sections: words in earlier sections tell more about it. */
export interface SearchEntry {
  /** Words separated by spaces, none a prefix of an earlier one. */
  readonly words: string
  /** Offsets in `words`, in characters, at which each section but the last ends: kind, names, brand, categories; then the descriptions. */
  readonly kindEnd: number
  readonly nameEnd: number
  readonly brandEnd: number
  readonly categoryEnd: number
}

/** Raise it when the layout of entries changes: every entry must then be rebuilt. */
export const ENTRY_LAYOUT = 3

/** The length at which words are cut, in entries and queries alike. */
const WORD_MAX_LETTERS = 60

/**
 * The kind comes first: a search for a refrigerator means products that are one before those that only have one, whichever of its names
 * they use.
 */
export function searchEntry(facts: SearchFacts): SearchEntry {
  const words: string[] = []
  let length = 1
  const ends = sectionsOf(facts).map((section) => {
    const added = withoutBeginnings(section.map(cutWord), words)
    words.push(...added)
    length += added.reduce((sum, word) => sum + [...word].length + 1, 0)
    return length
  })
  const [kindEnd = 1, nameEnd = 1, brandEnd = 1, categoryEnd = 1] = ends
  return { words: words.length === 0 ? ' ' : ` ${words.join(' ')} `, kindEnd, nameEnd, brandEnd, categoryEnd }
}

function sectionsOf(facts: SearchFacts): string[][] {
  const names = [facts.nameEn, facts.nameAr]
  return [
    kindWords(names),
    nameTokens(facts),
    [facts.brandEn, facts.brandAr].flatMap(tokens),
    [...facts.categoriesEn, ...facts.categoriesAr].flatMap(tokens),
    describingTokens(facts),
  ]
}

/** The leading word of a kind stands first, so that its products rank first among all with this word. */
function kindWords(names: readonly string[]): string[] {
  const kinds = names.flatMap(kindsOf)
  const words = kinds.flatMap(synonymTokens)
  const leads = kinds.flatMap(leadWords)
  const isLeading = (word: string) => leads.some((lead) => word.startsWith(lead))
  return [...words.filter(isLeading), ...words.filter((word) => !isLeading(word))]
}

/** Drops words that are a prefix of an earlier word or of another of these: a prefix search finds the longer word anyway. */
function withoutBeginnings(section: readonly string[], earlier: readonly string[]): string[] {
  const own = [...new Set(section)]
  const isWithin = (word: string, longer: string) => longer.startsWith(word)
  return own.filter(
    (word) => !earlier.some((other) => isWithin(word, other)) && !own.some((other) => other !== word && isWithin(word, other)),
  )
}

export function cutWord(word: string): string {
  return word.length <= WORD_MAX_LETTERS ? word : [...word].slice(0, WORD_MAX_LETTERS).join('')
}

/** Words that mistyped ones are corrected to. Descriptions are left out, as they contain words of any sort. */
export function dictionaryWords(facts: SearchFacts): string[] {
  const words = sectionsOf({ ...facts, sku: '', descriptionEn: '', descriptionAr: '', powersKw: [] })
    .flat()
    .map(cutWord)
  return [...new Set(words)].filter((word) => /^\p{L}{3,}$/u.test(word))
}
