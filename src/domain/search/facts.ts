import { countSignature, countTokens } from './counts.ts'
import { fold, foldSignature } from './fold.ts'
import { powerWords } from './measures.ts'
import { conceptKeys, kindsOf, phrasesOf, synonymTokens } from './synonyms.ts'
import { queryStem, tokens } from './words.ts'

export interface SearchFacts {
  sku: string
  nameEn: string
  nameAr: string
  brandEn: string
  brandAr: string
  categoriesEn: readonly string[]
  categoriesAr: readonly string[]
  descriptionEn: string
  descriptionAr: string
  /** The electric power and that of gas, in kilowatts. */
  powersKw: readonly number[]
}

/**
 * The searchable words, each once between spaces, so that `LIKE '% word%'` finds prefixes. `name` has both names and the trade's other
 * names for such a product; `text` adds brand, categories and descriptions.
 */
export function indexText(facts: SearchFacts): { name: string; text: string } {
  const name = new Set<string>()
  add(name, nameTokens(facts))
  for (const each of [facts.nameEn, facts.nameAr]) for (const concept of kindsOf(each)) add(name, synonymTokens(concept))

  const text = new Set(name)
  for (const each of [facts.brandEn, facts.brandAr, ...facts.categoriesEn, ...facts.categoriesAr]) add(text, tokens(each))
  add(text, describingTokens(facts))
  return { name: padded(name), text: padded(text) }
}

/** The words of both names, their counts, and the parts of the SKU that distinguish models. */
export function nameTokens({ nameEn, nameAr, sku }: SearchFacts): string[] {
  const models = fold(sku)
    .split(' ')
    .filter((part) => /\p{N}/u.test(part))
  return [...[nameEn, nameAr].flatMap((name) => [...tokens(name), ...countTokens(name)]), ...models]
}

/** The words of descriptions and stated facts. */
export function describingTokens({ descriptionEn, descriptionAr, powersKw }: SearchFacts): string[] {
  return [...[descriptionEn, descriptionAr].flatMap(tokens), ...powersKw.flatMap((power) => powerWords(power * 1000))]
}

/** Raise it when a rule changes in a way that none of the probes below shows. */
const RULES = 5

/**
 * Differs from the stored version when the whole index must be rebuilt. It is derived from the fold, the count tables, the word rules and
 * the synonyms by running them over every name in the table, alone and beside another.
 */
export function searchFoldVersion(): string {
  const hash = [0x811c9dc5, 0x9dc5811c]
  const mix = (text: string) => {
    for (let i = 0; i < text.length; i++) for (const [j, h] of hash.entries()) hash[j] = Math.imul(h ^ (text.charCodeAt(i) + j), 0x01000193)
  }
  mix(`${RULES}${foldSignature()}${countSignature()}`)
  let before = ''
  for (const key of conceptKeys()) {
    for (const phrase of phrasesOf(key)) {
      mix(`${phrase}>${tokens(`${phrase} وال${phrase}`)}>${queryStem(phrase)}>${kindsOf(phrase)}>${kindsOf(`${before} ${phrase} 4`)};`)
      before = phrase
    }
    mix(`${key}>${synonymTokens(key)}>${kindsOf(`${key}, 2 L, with ${before} / 3`)};`)
  }
  mix(Object.values(indexText(PROBE)).join('>'))
  return hash.map((h) => (h >>> 0).toString(16).padStart(8, '0')).join('')
}

const PROBE: SearchFacts = {
  sku: 'PRB-OV10G',
  nameEn: '6-burner gas range and oven, 900 mm, with under-counter fridge',
  nameAr: 'بوتاجاز 6 عيون وفرن مع ثلاجة',
  brandEn: 'Ovens of Nile',
  brandAr: 'أفران النيل',
  categoriesEn: ['Dish Washers'],
  categoriesAr: ['الغسالات'],
  descriptionEn: 'Fits a blender of 750 W',
  descriptionAr: 'للمطاعم',
  powersKw: [7.5],
}

function add(set: Set<string>, more: readonly string[]): void {
  for (const word of more) set.add(word)
}

function padded(words: ReadonlySet<string>): string {
  return words.size === 0 ? ' ' : ` ${[...words].join(' ')} `
}
