import { and, type SQL, sql } from 'drizzle-orm'
import { searchEntries as entries, queryAsBytes, sectionedWords } from './search.tables.ts'
import { wordQuery } from './search-words.repository.ts'

/** Candidates are ranked exactly among so many, in the order in which the walk meets them. */
export const RANKED_AT_ONCE = 30
/**
 * So many of the newest products are looked at before any index over words: they come before older ones that rank equal, and a word that
 * many products have fills its first pages from them.
 */
export const NEWEST = 10_000
/** Outweighs every rank. */
const CHUNK = sql.raw('40000000')

const COLUMNS = sql`product_id, price_minor, is_in_stock, kind_end, name_end, brand_end, category_end, sku_key, words`
/** The marks of words in the index by sections: kind, names, brand, categories, and none for descriptions. */
const MARKS = ['=', '+', '@', '^', ''] as const
const NAMES = 1

/** The queries of the walk: for each section the products that have every word there or in an earlier one, without those of the earlier ones. */
export function walkParameters(words: readonly (readonly string[])[]): Record<string, string> {
  const upTo = MARKS.map((_, section) =>
    words.map((beginnings) => `(${beginnings.flatMap((each) => marked(each, section)).join(' | ')})`).join(' & '),
  )
  return Object.fromEntries(upTo.map((query, at) => [`walk${at}`, at === 0 ? query : `(${query}) & !(${upTo[at - 1]})`]))
}

function marked(beginning: string, section: number): string[] {
  return MARKS.slice(0, section + 1).map((mark) => wordQuery(mark + beginning))
}

interface Walk {
  /** Must hold for every product. */
  readonly condition: SQL | undefined
  readonly hasSku: boolean
  /** The position of each word in an entry, 0 where it has none. */
  readonly positions: readonly SQL[]
  /** The number of products that count as the newest. */
  readonly newest: number
}

/**
 * Matches in the order of their ranking, as far as the limit says: products by their SKU, then those that have all words in their names,
 * in stock and sold out, then with brand, categories and description. Nothing behind the limit is read.
 */
export function walked({ condition, hasSku, positions, newest }: Walk): SQL {
  const byAge = sql`order by product_id desc`
  const isOlder = sql`${entries.productId} <= (select product_id from ${entries} ${byAge} offset ${sql.raw(`${newest}`)} limit 1)`
  // Stands in the table's place, so that the same conditions hold for it.
  const newestEntries = sql`(select * from ${entries} ${byAge} limit ${sql.raw(`${newest}`)}) as ${sql.identifier(TABLE)}`
  const sku = sql`(select ${sql.placeholder('sku')}::text)`
  const isOther = hasSku ? sql`not starts_with(${entries.skuKey}, ${sku})` : undefined
  const part = (source: SQL, ...conditions: (SQL | undefined)[]) =>
    sql`(select ${COLUMNS} from ${source} where ${and(...conditions, condition)})`
  const bySku = (stock: SQL) =>
    part(sql`${entries}`, sql`${entries.skuKey} ~>=~ ${sku}`, sql`${entries.skuKey} ~<~ (select ${sql.placeholder('skuEnd')}::text)`, stock)
  const within = (section: number, ...conditions: SQL[]) => {
    const query = queryAsBytes(sql`${sql.placeholder(`walk${section}`)}::text`)
    return part(sql`${entries}`, sql`${sectionedWords} @@ (select ${query})`, ...isThere, isOther, ...conditions)
  }
  // Sections end at letters and are cut at bytes: of words in other scripts than Latin and Arabic the index has pieces too.
  const isThere = positions.map((position) => sql`${position} > 0`)
  const isKind = positions.map((position) => sql`${position} between 1 and ${entries.kindEnd} - 1`)
  const isNamed = positions.map((position) => sql`${position} between 1 and ${entries.nameEnd} - 1`)
  const later = MARKS.flatMap((_, at) => (at <= NAMES ? [] : [within(at, IN_STOCK), within(at, SOLD_OUT)]))
  const parts = [
    ...(hasSku ? [bySku(IN_STOCK), bySku(SOLD_OUT)] : []),
    part(newestEntries, IN_STOCK, isOther, ...isKind),
    part(newestEntries, IN_STOCK, isOther, ...isNamed, sql`not (${and(...isKind)})`),
    within(0, IN_STOCK, isOlder),
    within(NAMES, IN_STOCK, isOlder),
    within(0, SOLD_OUT),
    within(NAMES, SOLD_OUT),
    ...later,
  ]
  const all = sql`select * from (${sql.join(parts, sql` union all `)}) as parts limit ${sql.placeholder('walked')}`
  return sql`(${all}) as ${sql.identifier(TABLE)}`
}

const TABLE = 'search_entries'
const IN_STOCK = sql`${entries.isInStock}`
const SOLD_OUT = sql`not ${entries.isInStock}`

/** Puts candidates that are ranked together behind those before them; numbers stand in the order of the walk. */
export const BEHIND_EARLIER = sql`((number - 1) / ${sql.raw(`${RANKED_AT_ONCE}`)}) * ${CHUNK}`

/** The number of candidates that a page needs. */
export function candidatesFor({ offset, limit }: { readonly offset: number; readonly limit: number }): number {
  return Math.ceil((offset + limit) / RANKED_AT_ONCE) * RANKED_AT_ONCE
}
