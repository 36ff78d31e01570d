/** The most readings of one word: a word with more of them tells nothing. */
const READINGS_MOST = 8

/** No sound, or a long vowel before the last consonant, where it is surely one and where it may be. */
export const NONE = ['']
export const LONG_O = ['w']
export const LONG_I = ['y']
export const PERHAPS_O = ['', 'w']
export const PERHAPS_I = ['', 'y']

/** All readings of a word whose parts may each be read in several ways. */
export function readings(parts: readonly (readonly string[])[]): string[] {
  let all = ['']
  for (const ways of parts) all = all.flatMap((begun) => ways.map((way) => begun + way)).slice(0, READINGS_MOST)
  return [...new Set(all)].filter((reading) => reading !== '')
}

export interface Compounds {
  readonly isArticle: (word: string) => boolean
  /** The first part of a name of several words, in one spelling; null for any other word. */
  readonly first: (word: string) => string | null
  readonly join: (first: string, next: string) => string
}

/** Names of several words that are one name are put together: Abd El Rahman, Abu Zeid. */
export function joined(words: readonly string[], { isArticle, first, join }: Compounds): string[] {
  const all: string[] = []
  let begun: string | null = null
  for (const word of words) {
    if (isArticle(word)) continue
    const beginning = first(word)
    if (begun !== null) {
      all.push(join(begun, word))
      begun = null
    } else if (beginning === null) {
      all.push(word)
    } else {
      begun = beginning
    }
  }
  return begun === null ? all : [...all, begun]
}
