import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { ARABIC_SPELLINGS } from '#domain/search/fold.ts'

/** A shorter part has no trigram: an index of trigrams would give all that it holds. */
export const INDEXED_PART_MIN = 3

/** A LIKE pattern for texts that contain this part; its percent signs, underscores and backslashes are matched literally. */
export function holdingPattern(part: string): string {
  return `%${part.replace(/[\\%_]/g, '\\$&')}%`
}

/** Lower case, and the Arabic letters that people do not distinguish in a search as one. */
export function oneSpelling(text: SQL): SQL {
  return sql`translate(lower(${text}), ${ARABIC_SPELLINGS.from}::text, ${ARABIC_SPELLINGS.to}::text)`
}

export function holds(text: SQLWrapper, part: string): SQL {
  return sql`${text} like ${holdingPattern(part)}`
}

/**
 * True for texts that contain one of the parts; without parts for none. The patterns stand in subqueries, so that the planner always
 * expects few hits and uses the index.
 */
export function holdsOneOf(text: SQLWrapper, parts: readonly string[]): SQL {
  return or(...parts.map((part) => sql`${text} like (select ${holdingPattern(part)}::text)`)) ?? sql`false`
}

/** A text that more records hold tells too little: the rest of them is read among the newest records alone. */
const MOST_HOLDING = 500
const NEWEST_READ = 5_000

/**
 * The ids of records whose text holds one of the parts; of very many those among the newest records, and others as they come. The index
 * gathers without an order, so that a list of the newest would lack just these.
 */
export function idsHolding(table: SQLWrapper, text: SQLWrapper, parts: readonly string[], more?: SQL): SQL {
  const isHeld = and(holdsOneOf(text, parts), more)
  return sql`(with held as materialized (select id from ${table} where ${isHeld} limit ${MOST_HOLDING}), newest as (
    select id from (select * from ${table} order by id desc limit ${NEWEST_READ}) as ${table}
    where ${isHeld} and (select count(*) from held) >= ${MOST_HOLDING} order by id desc limit ${MOST_HOLDING})
    select id from held union select id from newest)`
}

/** True for texts that contain one part of each group; without groups for none. */
export function holdsOneOfEach(text: SQLWrapper, groups: readonly (readonly string[])[]): SQL {
  return and(...groups.map((parts) => holdsOneOf(text, parts))) ?? sql`false`
}
