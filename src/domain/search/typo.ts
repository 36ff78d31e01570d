/** Shorter words, and those with digits, must be typed right: one letter more or less makes another word of them. */
const FORGIVEN_FROM_LETTERS = 3
const FORGIVEN_TWICE_FROM_LETTERS = 8

/** A word with the typed one as a prefix ranks after a whole word with as many errors. */
const UNFINISHED_COST = 0.5
/** Few people mistype the first letter. */
const FIRST_LETTER_COST = 0.5

/** The least similarity of a correction with more errors than the word's length allows. */
const LEAST_SIMILARITY = 0.5

/** The most corrections that are tried for one word. */
export const MAX_CORRECTIONS = 4

/** The number of typing errors that a word's length allows. */
export function allowedTypos(word: string): number {
  if (/\p{N}/u.test(word)) return 0
  const letters = [...word].length
  if (letters < FORGIVEN_FROM_LETTERS) return 0
  return letters < FORGIVEN_TWICE_FROM_LETTERS ? 1 : 2
}

export interface TypoDistance {
  /** The number of added, missing, wrong or swapped neighbouring letters between the two words. */
  readonly whole: number
  /** The same number up to any prefix of the second word: people are still typing. */
  readonly beginning: number
}

/** Optimal string alignment, each letter a code point. */
export function typoDistance(typed: string, word: string): TypoDistance {
  const from = [...typed]
  const to = [...word]
  let before: number[] = []
  let above = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (const [row, letter] of from.entries()) {
    const current = [row + 1]
    for (const [column, other] of to.entries()) {
      const substituted = at(above, column) + (letter === other ? 0 : 1)
      const best = Math.min(substituted, at(above, column + 1) + 1, at(current, column) + 1)
      const isSwap = row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === other
      current.push(isSwap ? Math.min(best, at(before, column - 1) + 1) : best)
    }
    before = above
    above = current
  }
  return { whole: at(above, to.length), beginning: Math.min(...above) }
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY
}

export interface Candidate {
  readonly word: string
  /** The similarity of the two words, between 0 and 1. */
  readonly similarity: number
}

/** The most likely corrections, all equally likely; empty when nothing is near enough. */
export function corrections(typed: string, candidates: readonly Candidate[]): string[] {
  const allowed = allowedTypos(typed)
  if (allowed === 0) return []
  const near = candidates.flatMap(({ word, similarity }) => {
    const cost = typoCost(typed, word, allowed)
    return cost === null ? [] : [{ word, similarity, cost }]
  })
  if (near.length === 0) {
    if (isShort(typed)) return []
    const [closest] = [...candidates].sort((a, b) => b.similarity - a.similarity)
    return closest !== undefined && closest.similarity >= LEAST_SIMILARITY ? [closest.word] : []
  }
  const least = Math.min(...near.map(({ cost }) => cost))
  const best = near.filter(({ cost }) => cost === least).sort((a, b) => b.similarity - a.similarity || (a.word < b.word ? -1 : 1))
  return best.slice(0, MAX_CORRECTIONS).map(({ word }) => word)
}

/** Words of this length can only be compared by the first letter and one more. */
export function isShort(word: string): boolean {
  return [...word].length === FORGIVEN_FROM_LETTERS
}

function typoCost(typed: string, word: string, allowed: number): number | null {
  const { whole, beginning } = typoDistance(typed, word)
  if (isShort(typed)) return whole === 1 && typed[0] === word[0] ? whole : null
  const errors = Math.min(whole, beginning + UNFINISHED_COST)
  if (beginning > allowed || errors > allowed + UNFINISHED_COST) return null
  return errors + (typed[0] === word[0] ? 0 : FIRST_LETTER_COST)
}
