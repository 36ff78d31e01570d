import { arabicReadings, arabicWords } from './arabic-names.ts'
import { latinReadings, latinWords } from './latin-names.ts'

/** Stands before and behind each key in a text, so that whole keys are compared; no name contains it. */
const MARK = '~'
/** Raised with every change of the rules: texts with another one are made anew. */
const RULES = 'k1'
const FEWEST_LETTERS = 3
const NO_NAME = /[\p{N}@]/u

/** The part of a text by which one is known that was made by these rules. */
export const NAME_RULES_MARK = `${MARK}${RULES}${MARK}`

/**
 * The sounds of a name's words that its Arabic and its Latin spellings share, each word with all its readings: the consonants, and before
 * the last of them whether a long vowel stands, which tells Mahmoud from Mohamed and Hussein from Hassan.
 */
function nameKeys(name: string): string[][] {
  return [...latinWords(name).map(latinReadings), ...arabicWords(name).map(arabicReadings)].filter((readings) => readings.length > 0)
}

/** One line with the keys of all words of these names, for a text that is searched by `typedNameKeys`. */
export function nameKeyLine(names: readonly string[]): string {
  return [NAME_RULES_MARK.slice(0, -1), ...new Set(names.flatMap((name) => nameKeys(name).flat())), ''].join(MARK)
}

/** The keys of each typed word, one of which has to stand in the text; empty where no name was typed. */
export function typedNameKeys(typed: string): string[][] {
  const term = typed.trim()
  if (term.length < FEWEST_LETTERS || NO_NAME.test(term)) return []
  return nameKeys(term).map((readings) => readings.map((key) => `${MARK}${key}${MARK}`))
}
