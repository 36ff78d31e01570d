import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { ARABIC_SPELLINGS } from '#domain/search/fold.ts'

/** A shorter part has no trigram: an index of trigrams would give every text. */
export const INDEXED_PART_MIN = 3

/** A LIKE pattern for texts that contain this part; its percent signs, underscores and backslashes are matched literally. */
export function containsPattern(part: string): string {
  return `%${part.replace(/[\\%_]/g, '\\$&')}%`
}

/** Lower case, and the Arabic letters that people do not distinguish in a search as one. */
export function oneSpelling(text: SQL): SQL {
  return sql`translate(lower(${text}), ${ARABIC_SPELLINGS.from}::text, ${ARABIC_SPELLINGS.to}::text)`
}

export function contains(text: SQLWrapper, part: string): SQL {
  return containsPart(text, part, (pattern) => sql`${pattern}`)
}

const EMAIL = /^[^\s@]{3,}@[^\s@]+$/
const PHONE = /^\+?\d{9,}$/
const TELLING_DIGITS = 8

/**
 * The end of a phone and the name of an email tell the most: thousands of others begin and end alike, and an index of trigrams would look
 * through what they share. The whole part is compared with what the index finds, by a text that it does not know.
 */
function tellingPart(part: string): string {
  if (PHONE.test(part)) return part.slice(-TELLING_DIGITS)
  return EMAIL.test(part) ? part.slice(0, part.indexOf('@') + 1) : part
}

function containsPart(text: SQLWrapper, part: string, given: (pattern: string) => SQL): SQL {
  const telling = tellingPart(part)
  const isFound = sql`${text} like ${given(containsPattern(telling))}`
  return telling === part ? isFound : sql`(${isFound} and ${text} || '' like ${given(containsPattern(part))})`
}

/**
 * True for texts that contain one of the parts; without parts for none. The patterns stand in subqueries, so that the planner always
 * expects few hits and uses the index.
 */
export function containsOneOf(text: SQLWrapper, parts: readonly string[]): SQL {
  return or(...parts.map((part) => containsPart(text, part, (pattern) => sql`(select ${pattern}::text)`))) ?? sql`false`
}

/** A text that more records contain tells too little: the rest of them is read among the newest records alone. */
const MOST_FOUND = 500
const NEWEST_READ = 5_000

/**
 * The ids of records whose text contains one of the parts; of very many those among the newest records, and others as they come. The index
 * gathers without an order, so that a list of the newest would lack just these.
 */
export function idsContaining(table: SQLWrapper, text: SQLWrapper, parts: readonly string[], more?: SQL): SQL {
  const isFound = and(containsOneOf(text, parts), more)
  return sql`(with found as materialized (select id from ${table} where ${isFound} limit ${MOST_FOUND}), newest as (
    select id from (select * from ${table} order by id desc limit ${NEWEST_READ}) as ${table}
    where ${isFound} and (select count(*) from found) >= ${MOST_FOUND} order by id desc limit ${MOST_FOUND})
    select id from found union select id from newest)`
}

/** True for texts that contain one part of each group; without groups for none. */
export function containsOneOfEach(text: SQLWrapper, groups: readonly (readonly string[])[]): SQL {
  return and(...groups.map((parts) => containsOneOf(text, parts))) ?? sql`false`
}
