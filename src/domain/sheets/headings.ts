import { SPECS } from '../catalogue/specs.ts'
import { fold } from '../search/fold.ts'
import type { Language } from '../text/language.ts'
import { isSpecColumn, type SheetColumn, type SheetKind } from './columns.ts'
import { FILLING_WORDS, HEADING_WORDS, KIND_WORDS, LANGUAGE_WORDS, SECOND_MEANINGS } from './typed-words.ts'
import { unitAtEnd, unitFactor } from './units.ts'

/** A star for "required" says nothing about the subject; `nameAr` has two words. */
export function headingWords(heading: string): string[] {
  return fold(heading.replace(/\*/g, ' ').replace(/(?<=\p{Ll}{2})(?=\p{Lu})/gu, ' '))
    .split(' ')
    .filter((word) => word !== '')
}

const PAIRS: Partial<Record<SheetColumn, { readonly language: Language; readonly both: readonly SheetColumn[] }>> = {
  name: { language: 'en', both: ['name', 'nameAr'] },
  nameAr: { language: 'ar', both: ['name', 'nameAr'] },
  description: { language: 'en', both: ['description', 'descriptionAr'] },
  descriptionAr: { language: 'ar', both: ['description', 'descriptionAr'] },
}

const WORDS_OF_LANGUAGE = {
  en: new Set(LANGUAGE_WORDS.en.map((word) => fold(word))),
  ar: new Set(LANGUAGE_WORDS.ar.map((word) => fold(word))),
}
const FILLING = new Set(FILLING_WORDS.map((word) => fold(word)))
/** A short word is found in too many headings. */
const TELLING_FROM = 3

/**
 * 2 for a heading that says exactly this column beside its language or unit, 1 for one that is covered by known words: a word that nobody
 * knows may turn the meaning round, as "old" and "cost" do with a price.
 */
export function similarityOf(kind: SheetKind, words: readonly string[], column: SheetColumn): 0 | 1 | 2 {
  const pair = PAIRS[column]
  const isOf = (language: Language) => words.some((word) => WORDS_OF_LANGUAGE[language].has(word))
  const [isEnglish, isArabic] = [isOf('en'), isOf('ar')]
  if (isEnglish && isArabic) return 0
  if (!isEnglish && !isArabic) return coverOf(wordsOf(kind, column), words, column)
  if (pair === undefined) return coverOf(wordsOf(kind, column), withoutLanguages(words), column) === 0 ? 0 : 1
  if (pair.language !== (isEnglish ? 'en' : 'ar')) return 0
  const phrases = pair.both.flatMap((each) => wordsOf(kind, each))
  return coverOf(phrases, withoutLanguages(words), column)
}

function withoutLanguages(words: readonly string[]): string[] {
  return words.filter((word) => !WORDS_OF_LANGUAGE.en.has(word) && !WORDS_OF_LANGUAGE.ar.has(word))
}

function wordsOf(kind: SheetKind, column: SheetColumn): string[][] {
  const all = [HEADING_WORDS[column], KIND_WORDS[kind]?.[column]]
  return all.flatMap((words) => (words ?? []).map((word) => fold(word).split(' ')))
}

function coverOf(phrases: readonly (readonly string[])[], words: readonly string[], column: SheetColumn): 0 | 1 | 2 {
  if (isSpecColumn(column) && SPECS[column] !== '') {
    const unit = unitAtEnd(column, words)
    const rest = unit === undefined ? words : words.slice(0, -unit.split(' ').length)
    if (unit !== undefined && rest.length > 0) {
      const cover = covered(phrases, rest)
      return cover === 2 && unitFactor(column, unit) !== 1 ? 1 : cover
    }
  }
  return covered(phrases, words)
}

function covered(phrases: readonly (readonly string[])[], words: readonly string[]): 0 | 1 | 2 {
  if (phrases.some((phrase) => phrase.join(' ') === words.join(' '))) return 2
  return isCovered(phrases, words, false) ? 1 : 0
}

function isCovered(phrases: readonly (readonly string[])[], words: readonly string[], isTold: boolean): boolean {
  const [first] = words
  if (first === undefined) return isTold
  if (FILLING.has(first) && isCovered(phrases, words.slice(1), isTold)) return true
  return phrases.some((phrase) => {
    if (phrase.some((word, at) => word !== words[at])) return false
    return isCovered(phrases, words.slice(phrase.length), isTold || phrase.join(' ').length >= TELLING_FROM)
  })
}

/** Meanings of a heading where another one fits better to its first meaning. */
export function isSecondMeaning(kind: SheetKind, folded: string, column: SheetColumn): boolean {
  return (SECOND_MEANINGS[kind][column] ?? []).some((word) => fold(word) === folded)
}
