import { type SQL, sql } from 'drizzle-orm'
import type { TokenRange } from '#domain/search/bitmaps/tokens.ts'
import type { Db } from '#server/platform/db/database.ts'
import { preparedPer } from '#server/platform/db/prepared.ts'
import { searchBitmaps as bitmaps, searchChanges as changes, searchEntries as entries, searchNumbers as numbers } from './search.tables.ts'
import { list, positionOf } from './search-ranking.repository.ts'

/** The form of a search, as far as the moment's statement depends on it. */
export interface MomentShape {
  /** The number of beginnings for each word. */
  readonly words: readonly number[]
  readonly hasSku: boolean
  readonly includesHidden: boolean
}

export interface MomentLimits {
  readonly changesMost: number
  readonly skusMost: number
}

/** A changed product as it is now: null where it has no entry any more. */
export interface ChangedRow {
  readonly id: string
  readonly number: number | null
  readonly isFound: boolean | null
  readonly isInStock: boolean | null
  readonly kindEnd: number
  readonly nameEnd: number
  readonly brandEnd: number
  readonly categoryEnd: number
  /** The position of each word, 0 for one that it lacks. */
  readonly at: readonly number[]
}

/** All of one moment that the bitmaps alone don't tell. */
export interface Moment {
  /** The version of the bitmaps that the changes follow. */
  readonly version: number
  readonly changes: number
  readonly changed: readonly ChangedRow[]
  /** Products whose SKU begins so, the very SKU first, then what is in stock. */
  readonly bySku: readonly { readonly id: string; readonly number: number | null }[]
}

export async function findMoment(
  db: Db,
  shape: MomentShape,
  parameters: Readonly<Record<string, unknown>> & MomentLimits,
): Promise<Moment | null> {
  const statement = isUsual(shape) ? usualMoment(db, JSON.stringify(shape)) : momentOf(db, shape)
  const [row] = await statement.execute(parameters)
  return row === undefined || row.version === null ? null : { ...row, version: row.version }
}

const USUAL_WORDS_MOST = 5

/** Few enough that every connection can have prepared plans of all. */
function isUsual({ words }: MomentShape): boolean {
  return words.length <= USUAL_WORDS_MOST && words.every((beginnings) => beginnings === 1)
}

const usualMoment = preparedPer((db, given: string) => {
  const shape = JSON.parse(given) as MomentShape
  const ways = [shape.hasSku && 'sku', shape.includesHidden && 'hidden'].filter(Boolean)
  return momentOf(db, shape).prepare(['search moment', shape.words.length, ...ways].join(' '))
})

function momentOf(db: Db, shape: MomentShape) {
  const at = shape.words.map((beginnings, word) => positionOf(word, beginnings, sql`${entries.words}`))
  const changed = sql`
    select json_agg(json_build_object('id', changed.id, 'number', ${numbers.number}, 'isFound', ${shape.includesHidden ? sql`${entries.words} is not null` : sql`${entries.priceMinor} is not null`},
      'isInStock', ${entries.isInStock}, 'kindEnd', ${entries.kindEnd}, 'nameEnd', ${entries.nameEnd}, 'brandEnd', ${entries.brandEnd},
      'categoryEnd', ${entries.categoryEnd}, 'at', json_build_array(${list(at)})))
    from (select distinct id from (${someChanges()}) as noted) as changed
    left join ${entries} on ${entries.productId} = changed.id left join ${numbers} on ${numbers.productId} = changed.id`
  return db
    .select({
      version: sql<number | null>`(select version from search_bitmaps_state)`,
      changes: sql<number>`(select count(*) from (${someChanges()}) as noted)`.mapWith(Number),
      changed: sql<ChangedRow[]>`coalesce((${changed}), '[]')`,
      bySku: shape.hasSku ? bySku(shape) : sql<Moment['bySku'][number][]>`'[]'::json`,
    })
    .from(sql`(select 1) as moment`)
}

function someChanges(): SQL {
  return sql`select ${changes.productId} as id from ${changes} limit (select ${sql.placeholder('changesMost')}::int)`
}

function bySku({ includesHidden }: MomentShape) {
  const isAmong = includesHidden ? sql`true` : sql`${entries.priceMinor} is not null`
  return sql<Moment['bySku'][number][]>`coalesce((
    select json_agg(json_build_object('id', found.id, 'number', ${numbers.number})
      order by found.key = ${sql.placeholder('sku')}::text desc, found.is_in_stock desc, found.id desc)
    from (
      select ${entries.productId} as id, ${entries.skuKey} as key, ${entries.isInStock} from ${entries}
      where ${entries.skuKey} ~>=~ (select ${sql.placeholder('sku')}::text) and ${entries.skuKey} ~<~ (select ${sql.placeholder('skuEnd')}::text)
        and ${isAmong}
      limit (select ${sql.placeholder('skusMost')}::int)
    ) as found
    left join ${numbers} on ${numbers.productId} = found.id), '[]')`
}

export interface BitmapRow extends Record<string, unknown> {
  /** The range of tokens that it belongs to, by its turn. */
  readonly at: number
  readonly section: number
  readonly block: number
  readonly products: Uint8Array
}

export async function listBitmaps(db: Db, ranges: readonly TokenRange[]): Promise<BitmapRow[]> {
  const { rows } = await db.execute<BitmapRow>(sql`
    select r.at, found.section, found.block, found.products
    from ${asked(ranges)}
    cross join lateral (select * from ${bitmaps} where token >= r.from and token < r.before and length(products) > 0 offset 0) as found`)
  return rows
}

/** The last version that changed each of these, 0 where there is none. */
export async function listVersions(db: Db, ranges: readonly TokenRange[]): Promise<number[]> {
  const { rows } = await db.execute<{ version: number }>(sql`
    select coalesce((select max(version) from ${bitmaps} where token >= r.from and token < r.before), 0) as version
    from ${asked(ranges)} order by r.at`)
  return rows.map(({ version }) => version)
}

function asked(ranges: readonly TokenRange[]): SQL {
  const given = JSON.stringify(ranges.map(({ from, before }, at) => ({ at, from, before })))
  return sql`json_to_recordset(${given}::json) as r (at int, "from" text, before text)`
}
