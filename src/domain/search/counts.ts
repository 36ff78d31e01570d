import { isUnit } from './units.ts'
import { words } from './words.ts'

/** Parts whose number distinguishes equipment, in folded spelling; one word for each, whatever the language. */
const COUNTED: Readonly<Record<string, string>> = {
  ...withMeaning('door', 'door doors باب ابواب بابا'),
  ...withMeaning('burner', 'burner burners شعله شعلات'),
  // Eyes are burners of a range or basins of a sink.
  ...withMeaning('eye', 'eye eyes عين عيون'),
  ...withMeaning('tray', 'tray trays صينيه صواني'),
  ...withMeaning('tank', 'tank tanks bowl bowls basin basins حوض احواض'),
  ...withMeaning('group', 'group groups جروب جروبات'),
  ...withMeaning('basket', 'basket baskets سله سلات سلال'),
  ...withMeaning('deck', 'deck decks دور ادوار طابق طوابق'),
  ...withMeaning('drawer', 'drawer drawers درج ادراج'),
}
/** The Arabic dual contains its number. */
const PAIRS: Readonly<Record<string, string>> = {
  ...withMeaning('door', 'بابين بابان'),
  ...withMeaning('burner', 'شعلتين شعلتان'),
  ...withMeaning('eye', 'عينين'),
  ...withMeaning('tray', 'صينيتين'),
  ...withMeaning('tank', 'حوضين حوضان'),
  ...withMeaning('group', 'جروبين'),
  ...withMeaning('basket', 'سلتين'),
  ...withMeaning('deck', 'دورين طابقين'),
  ...withMeaning('drawer', 'درجين'),
}

const NUMBERS: Readonly<Record<string, string>> = {
  ...withMeaning('1', 'one single واحد واحده'),
  ...withMeaning('2', 'two double twin dual اتنين اثنين دبل مزدوج مزدوجه'),
  ...withMeaning('3', 'three triple ثلاث ثلاثه تلات تلاته'),
  ...withMeaning('4', 'four اربع اربعه'),
  ...withMeaning('5', 'five خمس خمسه'),
  ...withMeaning('6', 'six ست سته'),
  ...withMeaning('7', 'seven سبع سبعه'),
  ...withMeaning('8', 'eight ثمان ثماني ثمانيه تمن تمان تمانيه'),
  ...withMeaning('9', 'nine تسع تسعه'),
  ...withMeaning('10', 'ten عشر عشره'),
  ...withMeaning('12', 'twelve'),
}
/** Numbers that Arabic puts behind the counted word. */
const BEHIND = new Set(['واحد', 'واحده', 'دبل', 'مزدوج', 'مزدوجه', 'single'])
/** Names for one and two of anything. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = { '1': ['single'], '2': ['double', 'twin', 'دبل', 'مزدوج'] }

/** A search for eyes means burners as well. */
const ALSO: Readonly<Record<string, string>> = { burner: 'eye' }

/** Room for words in between, as in "2 hinged glass doors". */
const WORDS_BETWEEN_MOST = 2
const COUNT_DIGITS_MOST = 2
const GN_DIGIT = /^[1-9]$/

interface Counted {
  readonly count: string
  readonly noun: string
  /** Indices of the words that make up the count. */
  readonly positions: readonly number[]
}

/** Extra index words from the numbers in a name: "3 glass doors" is found by "3door", "بابين" by "2door" and "double". */
export function countTokens(name: string): string[] {
  return countsIn(words(name)).flatMap(({ count, noun }) => {
    const also = own(ALSO, noun)
    return [`${count}${noun}`, ...(also === undefined ? [] : [`${count}${also}`]), ...(OTHER_NAMES[count] ?? [])]
  })
}

/** Joins each number of a query with the counted word; null when the query counts nothing. */
export function countedWords(query: readonly string[]): { readonly counts: readonly string[]; readonly rest: readonly string[] } | null {
  const found = countsIn(query)
  if (found.length === 0) return null
  const taken = new Set(found.flatMap(({ positions }) => positions))
  const rest = query.filter((_, at) => !taken.has(at))
  // A query that names nothing else looks for the counted part itself.
  const named = rest.length > 0 ? rest : query.filter((word) => own(COUNTED, word) !== undefined)
  return { counts: [...new Set(found.map(({ count, noun }) => `${count}${noun}`))], rest: named }
}

function countsIn(all: readonly string[]): Counted[] {
  return all.flatMap((word, at): Counted[] => {
    const pair = own(PAIRS, word)
    if (pair !== undefined) return [{ count: '2', noun: pair, positions: [at] }]
    const count = countOf(word)
    if (count === undefined || isPartOfSize(all, at)) return []
    const before = own(COUNTED, all[at - 1] ?? '')
    if (BEHIND.has(word) && before !== undefined) return [{ count, noun: before, positions: [at - 1, at] }]
    const counted = nounAfter(all, at)
    return counted === null ? [] : [{ count, noun: counted.noun, positions: [at, counted.at] }]
  })
}

/** The numbers of a tray size are no counts: GN 1/2 trays are neither one nor two. */
function isPartOfSize(all: readonly string[], at: number): boolean {
  return GN_DIGIT.test(all[at] ?? '') && GN_DIGIT.test(all[at - 1] ?? '')
}

function nounAfter(all: readonly string[], from: number): { noun: string; at: number } | null {
  for (let at = from + 1; at <= from + 1 + WORDS_BETWEEN_MOST; at++) {
    const word = all[at] ?? ''
    const noun = own(COUNTED, word)
    if (noun !== undefined) return { noun, at }
    if (word === '' || isUnit(word) || /\p{N}/u.test(word)) return null
  }
  return null
}

function countOf(word: string): string | undefined {
  if (/^[1-9]\d*$/.test(word)) return word.length <= COUNT_DIGITS_MOST ? word : undefined
  return own(NUMBERS, word)
}

/** Changes with any table in this file, which makes the index stale. */
export function countSignature(): string {
  return JSON.stringify([COUNTED, PAIRS, NUMBERS, [...BEHIND], OTHER_NAMES, ALSO])
}

function withMeaning(meaning: string, spellings: string): Record<string, string> {
  return Object.fromEntries(spellings.split(' ').map((spelling) => [spelling, meaning]))
}

function own(table: Readonly<Record<string, string>>, word: string): string | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined
}
