import { fold } from './fold.ts'
import { lengthsOf, plainNumbers, powersOf } from './measures.ts'

const LATIN_WORD = /^[a-z]+$/
const ARABIC_WORD = /^[\u0620-\u064a]+$/
const NUMBER_BESIDE_LETTERS = /\p{N}+|[^\p{N}]+/gu

const IRREGULAR: Readonly<Record<string, string>> = {
  shelves: 'shelf',
  knives: 'knife',
  loaves: 'loaf',
  gases: 'gas',
  cookies: 'cookie',
  brownies: 'brownie',
  smoothies: 'smoothie',
  fries: 'fries',
}

/** Compounds written apart or together; both become one word, so that a dish washer is not found as a washer. */
const COMPOUNDS: Readonly<Record<string, readonly string[]>> = {
  dish: ['washer', 'washing'],
  glass: ['washer', 'washing'],
  ware: ['washer', 'washing'],
  pot: ['washer'],
  pan: ['washer'],
  under: ['counter'],
  counter: ['top'],
  table: ['top'],
  micro: ['wave'],
}

const ARTICLES = ['وال', 'بال', 'ال', 'لل']

/** Words that begin with the letters of the article but have none: German, aluminium, electric, Electrolux, ultra … */
const NOT_AN_ARTICLE = /^و?ال(?:مان|ومن|ومي|كتر|يكتر|ترا)/

const SUFFIXES = ['ات', 'ين', 'ون', 'ها', 'ه', 'ي']

/** Letters that must remain when a query word is cut: with fewer, a trolley would find Arabic bread. */
const QUERY_SUFFIXES: readonly (readonly [suffix: string, remaining: number])[] = [
  ['ات', 3],
  ['ين', 3],
  ['ون', 4],
  ['ها', 4],
  ['ه', 4],
  ['ي', 4],
]

/** The words of a text in folded spelling, compounds joined, numbers and sizes in one spelling. */
export function words(text: string): string[] {
  return foldedWords(fold(plainNumbers(text)))
}

/** The words of a text that is folded already. */
export function foldedWords(folded: string): string[] {
  return folded === '' ? [] : joinCompounds(folded.split(' '))
}

/** The words of a text, each followed by the other forms that should find it, then its lengths and powers in one unit; none twice. */
export function tokens(text: string): string[] {
  const found = new Set<string>()
  for (const word of words(text)) {
    found.add(word)
    for (const form of otherForms(word)) found.add(form)
  }
  const plain = plainNumbers(text)
  for (const measure of [...lengthsOf(plain), ...powersOf(plain)]) found.add(measure)
  return [...found]
}

function otherForms(word: string): string[] {
  if (LATIN_WORD.test(word)) return [singular(word)]
  if (!ARABIC_WORD.test(word)) return splitNumbers(word)
  const bare = withoutArticle(word)
  const forms = [bare]
  const stem = cutSuffix(bare)
  if (stem !== null) forms.push(stem)
  const isPluralOrDual = /(?:ات|تين|تان)$/.test(bare)
  if (isPluralOrDual) forms.push(`${bare.replace(/(?:ات|تين|تان)$/, '')}ه`)
  return forms.filter((form) => form.length >= 3)
}

/** The shortest form of a query word that still means it: every form of the word in the index starts with it. */
export function queryStem(word: string): string {
  if (LATIN_WORD.test(word)) return singular(word)
  if (!ARABIC_WORD.test(word)) return word
  const bare = withoutArticle(word)
  for (const [suffix, remaining] of QUERY_SUFFIXES) {
    if (bare.endsWith(suffix)) return bare.length - suffix.length >= remaining ? bare.slice(0, -suffix.length) : bare
  }
  return bare
}

/** The common part of a word's forms, by which phrases are recognised: number and article do not count. */
export function phraseKey(word: string): string {
  if (LATIN_WORD.test(word)) return singular(word)
  if (!ARABIC_WORD.test(word)) return word
  const bare = withoutArticle(word)
  const suffix = bare.endsWith('ات') ? 2 : bare.endsWith('ه') ? 1 : 0
  return bare.length - suffix >= 3 ? bare.slice(0, bare.length - suffix) : bare
}

/** The length of the article that a word begins with. */
export function articleLength(word: string): number {
  if (NOT_AN_ARTICLE.test(word)) return 0
  const article = ARTICLES.find((candidate) => word.startsWith(candidate))
  return article !== undefined && word.length - article.length >= 3 ? article.length : 0
}

/** Splits "700l" into "700" and "l". */
export function splitNumbers(word: string): string[] {
  return word.match(NUMBER_BESIDE_LETTERS) ?? []
}

/** Joins the last two words of a query even while the second is being typed. */
export function joinCompounds(parts: readonly string[], isUnfinished = false): string[] {
  const joined: string[] = []
  for (let i = 0; i < parts.length; i++) {
    const word = parts[i] ?? ''
    const next = parts[i + 1]
    const seconds = Object.hasOwn(COMPOUNDS, word) ? COMPOUNDS[word] : undefined
    const isLast = i + 2 === parts.length
    const fits = next !== undefined && seconds?.some((second) => isSecond(second, next, isUnfinished && isLast))
    joined.push(fits ? word + next : word)
    if (fits) i++
  }
  return joined
}

function isSecond(second: string, word: string, isUnfinished: boolean): boolean {
  return singular(word) === second || word === second || (isUnfinished && second.startsWith(word))
}

export function withoutArticle(word: string): string {
  return word.slice(articleLength(word))
}

function cutSuffix(word: string): string | null {
  const suffix = SUFFIXES.find((candidate) => word.endsWith(candidate))
  return suffix !== undefined && word.length - suffix.length >= 3 ? word.slice(0, -suffix.length) : null
}

function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s')) return word
  if (Object.hasOwn(IRREGULAR, word)) return IRREGULAR[word] ?? word
  if (/(?:ss|us|is)$/.test(word)) return word
  if (/(?:ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2)
  return word.length > 4 && word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1)
}
