import { ARABIC_STAND_INS, FOLDED_ARABIC } from '#domain/search/letters.ts'
import { WHOLE } from '#domain/search/readings.ts'

/** A common word of an index with the share of products that have it, in the letters of that index. */
export interface CommonWord {
  readonly word: string
  readonly share: number
}

/** About the share of products with a word that begins so, or is that word where the beginning ends with WHOLE; never above 1. */
export type ShareOf = (beginning: string, mark?: string) => number

const STAND_INS = new Map([...FOLDED_ARABIC].map((letter, at) => [letter, ARABIC_STAND_INS.charAt(at)]))

/** Words that are not among the common ones count as having none. */
export function sharesOf(common: readonly CommonWord[]): ShareOf {
  const sorted = common.toSorted((one, other) => (one.word < other.word ? -1 : 1))
  return (beginning, mark = '') => {
    const isWhole = beginning.endsWith(WHOLE)
    const sought = mark + asIndexed(isWhole ? beginning.slice(0, -WHOLE.length) : beginning)
    let without = 1
    for (let at = firstFrom(sorted, sought); at < sorted.length; at += 1) {
      const { word, share } = sorted[at] ?? { word: '', share: 0 }
      if (isWhole ? word !== sought : !word.startsWith(sought)) break
      without *= 1 - share
    }
    return 1 - without
  }
}

function asIndexed(text: string): string {
  return [...text].map((letter) => STAND_INS.get(letter) ?? letter).join('')
}

function firstFrom(sorted: readonly CommonWord[], sought: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle]?.word ?? '') < sought) low = middle + 1
    else high = middle
  }
  return low
}
