import type { SearchTerms } from './search.repository.ts'
import { MARKS, NAMES, RANKED_AT_ONCE, type WalkWays } from './search-walk.repository.ts'
import type { LargeCatalogue } from './sections.service.ts'

/** Looking for a word in a row takes about so many times as long as getting one match out of an index. */
const ROW_PER_MATCH = 4
/** So many of the newest products are looked at one by one; where many have the words, a page is full long before. */
const NEWEST = { forOneWord: 5000, forSeveral: 2000, named: 10_000 } as const
/** Several words, each of which so many products have, are looked for in more names of the newest: the index would take longer. */
const SEVERAL_COMMON_FROM = 40_000
const COMMON_SHARE = 0.01
/** So many of the products that have one of a search's words are taken to have the next one. */
const TOGETHER_LEAST = 1 / 3

/** The way in which a search of a large catalogue is carried out. */
interface SearchPlan {
  readonly terms: SearchTerms
  readonly ways: WalkWays
  /** True where more than `most` products are expected to have the words. */
  readonly isCommon: boolean
}

/** The way to find the best of these words' products, of which no more than `most` are ranked. */
export function plannedIn(catalogue: LargeCatalogue, terms: SearchTerms, most: number): SearchPlan {
  const isCommon = product(sharesIn(catalogue, terms)) * catalogue.products > most
  return { terms: askedIn(catalogue, terms, most), ways: waysIn(catalogue, terms), isCommon }
}

/**
 * Asks the index for the rarest word, and for others only where this takes less time than looking for them in the rows that it finds, until
 * there are as many as are wanted: the index would read all of a common word for nothing.
 */
export function askedIn(catalogue: LargeCatalogue, typed: SearchTerms, wanted: number): SearchTerms {
  const terms = { ...typed, hasVocabulary: catalogue.hasVocabulary }
  const shares = sharesIn(catalogue, terms)
  const chosen = catalogue.leastShare === null ? shares.map((_, at) => at) : cheapest(shares, catalogue.products, wanted)
  if (chosen.length === shares.length) return terms
  const others = terms.words.filter((_, at) => !chosen.includes(at))
  // The order of the words decides nothing.
  return { ...terms, words: [...wordsAt(terms, chosen), ...others], asked: chosen.length }
}

function cheapest(shares: readonly number[], products: number, wanted: number): number[] {
  const sorted = shares.map((share, at) => ({ share, at })).toSorted((one, other) => one.share - other.share)
  const chosen: number[] = []
  let rows = products
  for (const [turn, { share, at }] of sorted.entries()) {
    const looked = Math.min(rows, wanted / product(sorted.slice(turn).map((each) => each.share)))
    if (turn > 0 && share * products > looked * ROW_PER_MATCH) break
    chosen.push(at)
    // Words that are searched together are often found together.
    rows *= Math.max(share, TOGETHER_LEAST)
  }
  return chosen
}

function wordsAt({ words }: SearchTerms, chosen: readonly number[]): SearchTerms['words'] {
  return chosen.map((at) => words[at] ?? [])
}

/** The words that a look at some of the newest products most likely finds. */
export function commonIn({ shareOf }: LargeCatalogue, words: readonly string[]): string[] {
  return words.filter((word) => shareOf(word) > COMMON_SHARE)
}

/** A word that is not among the common ones is only known to be had by fewer products than any of these. */
function sharesIn({ leastShare, shareOf }: LargeCatalogue, { words }: SearchTerms): number[] {
  return words.map((beginnings) => Math.max(together(beginnings.map((each) => shareOf(each))), (leastShare ?? 0) / 2))
}

function waysIn(catalogue: LargeCatalogue, terms: SearchTerms): WalkWays {
  const { products, shareWithin, leastShare } = catalogue
  const { words } = terms
  const isDense = (share: number) => share * share * products > RANKED_AT_ONCE * ROW_PER_MATCH
  const sections = MARKS.map((_, section) => {
    const upTo = (last: number) =>
      words.map((beginnings) => together(beginnings.flatMap((each) => MARKS.slice(0, last + 1).map((mark) => shareWithin(each, mark)))))
    const here = upTo(section)
    const share = product(here) - (section === 0 ? 0 : product(upTo(section - 1)))
    const least = here.map((each) => Math.max(each, (leastShare ?? 0) / 2))
    return {
      isDense: leastShare === null || isDense(share) || (here.length > 1 && isDense(Math.min(...here))),
      asked: leastShare === null ? words : wordsAt(terms, cheapest(least, products, RANKED_AT_ONCE)),
    }
  })
  if (words.length === 1) return { newest: MARKS.map(() => NEWEST.forOneWord), sections }
  const isCommon = Math.min(...sharesIn(catalogue, terms)) * products > SEVERAL_COMMON_FROM
  return { newest: MARKS.map((_, section) => (isCommon && section === NAMES ? NEWEST.named : NEWEST.forSeveral)), sections }
}

/** The share that has at least one of these. */
function together(shares: readonly number[]): number {
  return 1 - product(shares.map((share) => 1 - share))
}

function product(shares: readonly number[]): number {
  return shares.reduce((all, each) => all * each, 1)
}
