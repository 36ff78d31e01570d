import type { ShopFacts } from './facts.ts'

/** Visitors' search terms, made from the catalogue: the same at every call, no two equal. */
export type Language = 'en' | 'ar'

const FORGIVEN_LETTERS_LEAST = 5

/** One to three words out of a name. */
export function wholeWords(facts: ShopFacts, language: Language): string[] {
  return distinct(phrases(facts, language))
}

/** Beginnings of phrases as suggestions are asked for while typing; their length is a multiple of three letters. */
export function beginnings(facts: ShopFacts, language: Language): string[] {
  const all = phrases(facts, language)
  const cut = all.map((phrase, index) => cutAt(phrase, index))
  // Names have so much in common that one cut of each phrase leaves too few different ones.
  const again = all.map((phrase, index) => cutAt(phrase, index + 1))
  return distinct([...cut, ...again].filter((term) => term.length % 3 === 0 && term.length >= 3))
}

function cutAt(phrase: string, turn: number): string {
  return phrase.slice(0, 3 * (1 + (turn % Math.floor(phrase.length / 3)))).trimEnd()
}

/** A word with one mistake inside; no word in the catalogue begins like it. */
export function misspelt(facts: ShopFacts, language: Language): string[] {
  const known = new Set(facts.products.flatMap((product) => wordsOf(product, language)))
  const long = [...known].filter((word) => word.length >= FORGIVEN_LETTERS_LEAST && /^\p{L}+$/u.test(word))
  const wrong = long.flatMap((word) => mistakes(word))
  const isMistake = (word: string) => ![...known].some((right) => right.startsWith(word))
  const rest = phrases(facts, language).filter((phrase) => !phrase.includes(' '))
  return distinct(spread(wrong.filter(isMistake)).flatMap((word, index) => [word, `${word} ${rest[index % rest.length] ?? ''}`.trim()]))
}

function mistakes(word: string): string[] {
  return Array.from({ length: word.length - 3 }, (_, n) => n + 1).flatMap((at) => {
    const [before, letter, next, after] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1), word.slice(at + 2)]
    const swapped = before + next + letter + after
    return [swapped, before + next + after, before + letter + letter + next + after].filter((wrong) => wrong !== word)
  })
}

function phrases(facts: ShopFacts, language: Language): string[] {
  const all = facts.products.flatMap((product, index) => {
    const words = wordsOf(product, language)
    const from = (index * 5) % words.length
    return [1, 2, 3].map((length) => words.slice(from, from + length).join(' '))
  })
  return spread(all.filter((phrase) => phrase.length >= 3))
}

function wordsOf(product: { name: string; nameAr: string }, language: Language): string[] {
  const name = language === 'en' ? product.name.toLowerCase() : product.nameAr
  return name.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1)
}

/** Neighbours are alike, so they are taken with long strides. */
function spread<T>(list: readonly T[]): T[] {
  const stride = 37
  return Array.from({ length: stride }, (_, start) => list.filter((_each, index) => index % stride === start)).flat()
}

function distinct(terms: readonly string[]): string[] {
  return [...new Set(terms)]
}
