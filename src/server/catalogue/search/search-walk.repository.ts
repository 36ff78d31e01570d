import { and, type SQL, sql } from 'drizzle-orm'
import { searchEntries as entries, queryAsBytes, sectionedWords } from './search.tables.ts'
import { wordQuery } from './search-words.repository.ts'

/** Candidates are ranked exactly among so many, in the order in which the walk meets them. */
export const RANKED_AT_ONCE = 30
/** Outweighs every rank. */
const CHUNK = sql.raw('40000000')

const COLUMNS = sql`product_id, price_minor, is_in_stock, kind_end, name_end, brand_end, category_end, sku_key, words`
/** The marks of words in the index by sections: kind, names, brand, categories, and none for descriptions. */
export const MARKS = ['=', '+', '@', '^', ''] as const
export const NAMES = 1

type Words = readonly (readonly string[])[]

export interface WalkWays {
  /** For each section so many of the newest products are looked at one by one before the index is asked for older ones. */
  readonly newest: readonly number[]
  readonly sections: readonly SectionWay[]
}

interface SectionWay {
  /**
   * True where the newest products are looked at: a word that many products have fills its pages from them, and of a rare one the index
   * tells all at once.
   */
  readonly isDense: boolean
  /** The words that the index is asked for; the others are looked for in the rows that it finds. */
  readonly asked: Words
}

/** For each section the query for products that have these words there or in an earlier one. */
export function walkParameters({ sections }: WalkWays): Record<string, string | boolean> {
  return Object.fromEntries(
    sections.flatMap(({ isDense, asked }, section) => [
      [`walk${section}`, asked.map((beginnings) => `(${beginnings.flatMap((each) => marked(each, section)).join(' | ')})`).join(' & ')],
      [`dense${section}`, isDense],
    ]),
  )
}

function marked(beginning: string, section: number): string[] {
  return MARKS.slice(0, section + 1).map((mark) => wordQuery(mark + beginning))
}

/** The position of each word in such bytes, 0 where they have none. */
type PositionsIn = (words: SQL) => readonly SQL[]

interface Walk {
  /** Must hold for every product. */
  readonly condition: SQL | undefined
  readonly hasSku: boolean
  readonly positionsIn: PositionsIn
  /** The number of products that count as the newest, for each section. */
  readonly newest: readonly number[]
}

/**
 * Matches in the order of their ranking, as far as the limit says: products by their SKU, then those that have all words in their names,
 * in stock and sold out, then with brand, categories and description. Nothing behind the limit is read.
 */
export function walked({ condition, hasSku, positionsIn, newest: counts }: Walk): SQL {
  const sku = sql`(select ${sql.placeholder('sku')}::text)`
  const isOther = hasSku ? sql`not starts_with(${entries.skuKey}, ${sku})` : undefined
  const part = (source: SQL, ...conditions: (SQL | undefined)[]) =>
    sql`(select ${COLUMNS} from ${source} where ${and(...conditions, condition)})`
  const bySku = (stock: SQL) =>
    part(sql`${entries}`, sql`${entries.skuKey} ~>=~ ${sku}`, sql`${entries.skuKey} ~<~ (select ${sql.placeholder('skuEnd')}::text)`, stock)
  const among = (section: number) => [isWithin(positionsIn, section), isOther] as const
  const newest = (section: number) => part(newestEntries(counts[section] ?? 0), isDense(section), IN_STOCK, ...among(section))
  const byIndex = (section: number, ...conditions: SQL[]) => {
    const query = queryAsBytes(sql`${sql.placeholder(`walk${section}`)}::text`)
    return part(sql`${entries}`, ...conditions, sql`${sectionedWords} @@ (select ${query})`, ...among(section))
  }
  const atOnce = (section: number) => byIndex(section, sql`not ${isDense(section)}`, IN_STOCK)
  const older = (section: number) => byIndex(section, isDense(section), IN_STOCK, isOlder(counts[section] ?? 0))
  const parts = [
    ...(hasSku ? [bySku(IN_STOCK), bySku(SOLD_OUT)] : []),
    // Two words that many kinds have may be no kind together, which the index finds out from all kinds with one of them.
    ...[newest(0), atOnce(0), newest(NAMES), older(0), atOnce(NAMES), older(NAMES)],
    byIndex(0, SOLD_OUT),
    byIndex(NAMES, SOLD_OUT),
    ...MARKS.flatMap((_, at) => (at <= NAMES ? [] : [newest(at), atOnce(at), older(at), byIndex(at, SOLD_OUT)])),
  ]
  const all = sql`select * from (${sql.join(parts, sql` union all `)}) as parts limit (select ${sql.placeholder('walked')}::int)`
  return sql`(${all}) as ${sql.identifier(TABLE)}`
}

/** Stands in the table's place, so that the same conditions hold for it. */
function newestEntries(count: number): SQL {
  return sql`(select * from ${entries} ${BY_AGE} limit ${sql.raw(`${count}`)}) as ${sql.identifier(TABLE)}`
}

function isOlder(count: number): SQL {
  return sql`${entries.productId} <= (select product_id from ${entries} ${BY_AGE} offset ${sql.raw(`${count}`)} limit 1)`
}

function isDense(section: number): SQL {
  return sql`(select ${sql.placeholder(`dense${section}`)}::boolean)`
}

/**
 * True for a product that has every word in this section or an earlier one, and not all in the earlier ones. The index may be asked for
 * some of the words alone; and sections end at letters and are cut at bytes, so that of words in other scripts than Latin and Arabic it has
 * pieces too.
 */
function isWithin(positionsIn: PositionsIn, section: number): SQL {
  const ends = [entries.kindEnd, entries.nameEnd, entries.brandEnd, entries.categoryEnd]
  const hasAll = (end: (typeof ends)[number] | undefined) => {
    // The rest of the entry need not be read.
    const read = end === undefined ? sql`${entries.words}` : sql`substring(${entries.words} from 1 for ${end})`
    return sql.join(
      positionsIn(read).map((each) => sql`${each} > 0`),
      sql` and `,
    )
  }
  return section === 0 ? hasAll(ends[0]) : sql`${hasAll(ends[section])} and not (${hasAll(ends[section - 1])})`
}

const BY_AGE = sql`order by product_id desc`
const TABLE = 'search_entries'
const IN_STOCK = sql`${entries.isInStock}`
const SOLD_OUT = sql`not ${entries.isInStock}`

/** Puts candidates that are ranked together behind those before them; numbers stand in the order of the walk. */
export const BEHIND_EARLIER = sql`((number - 1) / ${sql.raw(`${RANKED_AT_ONCE}`)}) * ${CHUNK}`

/** The number of candidates that a page needs. */
export function candidatesFor({ offset, limit }: { readonly offset: number; readonly limit: number }): number {
  return Math.ceil((offset + limit) / RANKED_AT_ONCE) * RANKED_AT_ONCE
}
