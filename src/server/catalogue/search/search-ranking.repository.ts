import { type SQL, sql } from 'drizzle-orm'
import { lettersAsBytes } from './search.tables.ts'

/** Lower is better: the whole SKU, its beginning, all words in the names and their synonyms, then with brand, category, description. */
const TIER = { sku: 0, skuBeginning: 1, name: 2, brand: 3, category: 4, description: 5 } as const
/** A tier outweighs stock, and stock every position; words outside of the kind of product stand behind all of its words. */
const STEP = { tier: sql.raw('4000000'), stock: sql.raw('2000000'), last: sql.raw('1999999'), afterKind: sql.raw('10000') } as const

/** The part of a search's form that its ranking depends on. */
export interface Ranked {
  /** The number of prefixes for each word. */
  readonly words: readonly number[]
  readonly hasSku: boolean
  readonly isSkuOnly: boolean
}

const USUAL_WORDS_MOST = 5

/** True for searches whose statement is prepared: they have few forms, so each connection can hold all. */
export function isPrepared({ words, isSkuOnly = false }: Pick<Ranked, 'words'> & Partial<Ranked>): boolean {
  return !isSkuOnly && words.length <= USUAL_WORDS_MOST && words.every((beginnings) => beginnings === 1)
}

/** The column with the position of a word. */
export function at(word: number): SQL {
  return sql.raw(`at${word}`)
}

/** The position of the first word with one of its prefixes; 0 when there is none, as for products found by their SKU only. */
export function positionOf(word: number, beginnings: number, words: SQL): SQL {
  const positions = Array.from({ length: beginnings }, (_, i) => {
    const beginning = sql`${sql.placeholder(`word${word}_${i}`)}::text`
    return sql`position((select ${lettersAsBytes(beginning)}) in ${words})`
  })
  const [only] = positions
  if (only !== undefined && beginnings === 1) return only
  return sql`coalesce(least(${list(positions.map((each) => sql`nullif(${each}, 0)`))}), 0)`
}

/** Tier, stock and position in one number, which sorts faster than three. */
export function rank(shape: Ranked): SQL {
  return sql`${tier(shape)} * ${STEP.tier} + case when is_in_stock then 0 else ${STEP.stock} end + least(${position(shape)}, ${STEP.last})`
}

function tier({ words, hasSku, isSkuOnly }: Ranked): SQL {
  const last = sql`greatest(${list(words.map((_, i) => at(i)))})`
  const sku = sql`${sql.placeholder('sku')}::text`
  const bySku = hasSku
    ? sql`when sku_key = ${sku} then ${sql.raw(`${TIER.sku}`)} when starts_with(sku_key, ${sku}) then ${sql.raw(`${TIER.skuBeginning}`)}`
    : sql``
  const byMaker = isSkuOnly ? sql`when ${last} >= name_end and ${last} < brand_end then ${sql.raw(`${TIER.name}`)}` : sql``
  const name = isSkuOnly ? TIER.brand : TIER.name
  return sql`case ${bySku} ${byMaker} when ${last} < name_end then ${sql.raw(`${name}`)} when ${last} < brand_end then ${sql.raw(`${TIER.brand}`)}
    when ${last} < category_end then ${sql.raw(`${TIER.category}`)} else ${sql.raw(`${TIER.description}`)} end`
}

/** Smaller is better: the kind of product comes before things its names only mention, and those before the rest. */
function position({ words }: Ranked): SQL {
  const positions = words.map((_, i) => sql`case when ${at(i)} < kind_end then ${at(i)} else ${STEP.afterKind} + ${at(i)} - kind_end end`)
  return sql.join(positions, sql` + `)
}

export function list(parts: readonly SQL[]): SQL {
  return sql.join([...parts], sql`, `)
}
