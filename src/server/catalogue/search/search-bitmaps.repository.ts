import { type Column, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { TokenRange } from '#domain/search/bitmaps/tokens.ts'
import type { Db } from '#server/platform/db/database.ts'
import { preparedPerVariant } from '#server/platform/db/prepared.ts'
import { searchBitmaps as bitmaps, searchChanges as changes, searchEntries as entries, searchNumbers as numbers } from './search.tables.ts'
import { hasTrigger, TRIGGER } from './search-bitmaps-made.repository.ts'
import { isPrepared, list, positionOf } from './search-ranking.repository.ts'

/** The form of a search, as far as the moment's statement depends on it. */
export interface MomentShape {
  /** The number of beginnings for each word. */
  readonly words: readonly number[]
  readonly hasSku: boolean
  readonly includesHidden: boolean
}

export interface MomentLimits {
  /** The most products that are answered by their SKU. */
  readonly skuIdsMost: number
  /** They are counted no further. */
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
  /** The making of the bitmaps that the version belongs to. */
  readonly epoch: number
  /** The version of the bitmaps that the changes follow. */
  readonly version: number
  /** Null where there are too many. */
  readonly changed: readonly ChangedRow[] | null
  /** Products whose SKU begins with the typed text, an equal SKU first. */
  readonly bySku: readonly { readonly id: string; readonly number: number | null }[]
  /** The number of all products whose SKU begins with the typed text, counted up to the most that an answer tells. */
  readonly skus: number
}

interface MomentRow extends Omit<Moment, 'epoch' | 'version'> {
  readonly bitmaps: Pick<Moment, 'epoch' | 'version'> | null
}

/** Null where there are no bitmaps that are complete. */
export async function findMoment(
  db: Db,
  shape: MomentShape,
  parameters: Readonly<Record<string, unknown>> & MomentLimits,
): Promise<Moment | null> {
  const statement = isPrepared(shape) ? usualMoment(db, JSON.stringify(shape)) : momentOf(db, shape)
  const [row] = await statement.execute(parameters)
  if (row === undefined || row.bitmaps === null) return null
  const { bitmaps: made, ...rest } = row
  return { ...rest, ...made }
}

const usualMoment = preparedPerVariant((db, given: string) => {
  const shape = JSON.parse(given) as MomentShape
  const ways = [shape.hasSku && 'sku', shape.includesHidden && 'hidden'].filter(Boolean)
  return momentOf(db, shape).prepare(['search moment', shape.words.length, ...ways].join(' '))
})

function momentOf(db: Db, shape: MomentShape) {
  const complete = sql`
    select json_build_object('epoch', epoch, 'version', version) from search_bitmaps_state where is_complete and ${hasTrigger(TRIGGER)}`
  const { ids, count } = shape.hasSku ? bySku(shape) : { ids: sql`'[]'::json`, count: sql`0` }
  return db
    .select({
      bitmaps: sql<MomentRow['bitmaps']>`(${complete})`,
      changed: sql<MomentRow['changed']>`case when (select count(*) from (${someChanges()}) as noted) < ${CHANGES_MOST}
        then coalesce((${changedNow(shape)}), '[]') end`,
      bySku: sql<Moment['bySku'][number][]>`coalesce((${ids}), '[]')`,
      skus: sql<number>`(${count})`.mapWith(Number),
    })
    .from(sql`(select 1) as moment`)
}

function changedNow({ words, includesHidden }: MomentShape): SQL {
  const at = words.map((beginnings, word) => positionOf(word, beginnings, sql`${entries.words}`))
  const isFound = includesHidden ? sql`${entries.words} is not null` : sql`${entries.priceMinor} is not null`
  // Apart for each product: the planner, whose statistics may be of an hour with many changes, would else read all entries.
  const each = (table: PgTable, id: Column) => sql`lateral (select * from ${table} where ${id} = changed.id offset 0)`
  return sql`
    select json_agg(json_build_object('id', changed.id, 'number', search_numbers.number, 'isFound', ${isFound},
      'isInStock', ${entries.isInStock}, 'kindEnd', ${entries.kindEnd}, 'nameEnd', ${entries.nameEnd}, 'brandEnd', ${entries.brandEnd},
      'categoryEnd', ${entries.categoryEnd}, 'at', json_build_array(${list(at)})))
    from (select distinct id from (${someChanges()}) as noted) as changed
    left join ${each(entries, entries.productId)} as search_entries on true
    left join ${each(numbers, numbers.productId)} as search_numbers on true`
}

/** The most changes that a search reads beside the bitmaps: with more of them it would take longer than without bitmaps. */
const CHANGES_MOST = 2000

function someChanges(): SQL {
  return sql`select ${changes.productId} as id from ${changes} limit ${CHANGES_MOST}`
}

function bySku({ includesHidden }: MomentShape) {
  const begun = (columns: SQL, rest: SQL) => sql`
    select ${columns} from ${entries}
    where ${entries.skuKey} ~>=~ (select ${sql.placeholder('sku')}::text) and ${entries.skuKey} ~<~ (select ${sql.placeholder('skuEnd')}::text)
      and ${includesHidden ? sql`true` : sql`${entries.priceMinor} is not null`} ${rest}`
  const most = (name: keyof MomentLimits) => sql`limit (select ${sql.placeholder(name)}::int)`
  const some = begun(
    sql`${entries.productId} as id, ${entries.skuKey} as key`,
    sql`order by ${entries.skuKey} using ~<~ ${most('skuIdsMost')}`,
  )
  return {
    ids: sql`
      select json_agg(json_build_object('id', found.id, 'number', ${numbers.number}) order by found.key using ~<~)
      from (${some}) as found left join ${numbers} on ${numbers.productId} = found.id`,
    count: sql`select count(*) from (${begun(sql`1`, most('skusMost'))}) as begun`,
  }
}

export interface BitmapRow extends Record<string, unknown> {
  /** The range of tokens that it belongs to, by its turn. */
  readonly at: number
  readonly section: number
  readonly block: number
  readonly products: Uint8Array
}

/** The rows of a range beyond so many are left out: more words begin so than are worth reading. */
export const RANGE_ROWS_MOST = 5000

export async function listBitmaps(db: Db, ranges: readonly TokenRange[]): Promise<BitmapRow[]> {
  const { rows } = await db.execute<BitmapRow>(sql`
    select r.at, found.section, found.block, found.products
    from ${asked(ranges)}
    cross join lateral (
      select * from ${bitmaps} where token >= r.from and token < r.before and length(products) > 0 limit ${RANGE_ROWS_MOST + 1}
    ) as found`)
  return rows
}

/** The last version that changed each of these, 0 where there is none; null where there are more rows than are read. */
export async function listVersions(db: Db, ranges: readonly TokenRange[]): Promise<(number | null)[]> {
  const { rows } = await db.execute<{ version: number | null }>(sql`
    select (select case when count(*) <= ${RANGE_ROWS_MOST} then coalesce(max(version), 0) end
      from (select version from ${bitmaps} where token >= r.from and token < r.before limit ${RANGE_ROWS_MOST + 1}) as some_rows) as version
    from ${asked(ranges)} order by r.at`)
  return rows.map(({ version }) => version)
}

function asked(ranges: readonly TokenRange[]): SQL {
  const given = JSON.stringify(ranges.map(({ from, before }, at) => ({ at, from, before })))
  return sql`json_to_recordset(${given}::json) as r (at int, "from" text, before text)`
}
