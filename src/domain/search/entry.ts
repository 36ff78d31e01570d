import { nameTokens, type SearchFacts } from './facts.ts'
import { kindsOf, leadWords, synonymTokens } from './synonyms.ts'
import { tokens } from './words.ts'

/** What a product is found by, in sections: what stands in an earlier one tells more of the product. */
export interface SearchEntry {
  /** Words between spaces, none the beginning of one before it. */
  readonly words: string
  /** Where each section but the last ends in `words`, in characters: kind, names, brand, categories; then the descriptions. */
  readonly kindEnd: number
  readonly nameEnd: number
  readonly brandEnd: number
  readonly categoryEnd: number
}

/** To be raised when the layout of entries changes: every entry must then be made again. */
export const ENTRY_LAYOUT = 3

/** Longer words are cut, in entries and queries alike. */
const WORD_MAX_LETTERS = 60

/**
 * The kind comes first: who looks for a refrigerator means what is one before what only has one, whichever of its names
 * the product bears.
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
    [facts.descriptionEn, facts.descriptionAr].flatMap(tokens),
  ]
}

/** What leads to a kind stands first, so that among all that bear the word it ranks first. */
function kindWords(names: readonly string[]): string[] {
  const kinds = names.flatMap(kindsOf)
  const words = kinds.flatMap(synonymTokens)
  const leads = kinds.flatMap(leadWords)
  const isLeading = (word: string) => leads.some((lead) => word.startsWith(lead))
  return [...words.filter(isLeading), ...words.filter((word) => !isLeading(word))]
}

/** The words that no earlier word and no other of them begins with: whatever finds a beginning finds the longer word. */
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

/** The words that mistyped ones are corrected to: of everything but the descriptions, which hold words of any sort. */
export function dictionaryWords(facts: SearchFacts): string[] {
  const words = sectionsOf({ ...facts, sku: '', descriptionEn: '', descriptionAr: '' })
    .flat()
    .map(cutWord)
  return [...new Set(words)].filter((word) => /^\p{L}{3,}$/u.test(word))
}
