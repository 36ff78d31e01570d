import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { CustomerSearch } from '#domain/desk/customer-search.ts'
import { holdingPattern } from '#server/platform/db/holds.ts'

/** True for the search texts of customers that a typed term means. A term that is too short means nobody. */
export function isSearched(text: SQLWrapper, { parts, names }: CustomerSearch): SQL {
  return or(...(parts.length === 0 ? [] : [holdsOneOf(text, parts)]), ...(names.length === 0 ? [] : [isNamed(text, names)])) ?? sql`false`
}

/** True for texts with a key of each typed word. */
export function isNamed(text: SQLWrapper, names: CustomerSearch['names']): SQL {
  return and(...names.map((keys) => holdsOneOf(text, keys))) ?? sql`false`
}

/** The patterns stand in subqueries, so that the planner always expects few hits and uses the index. */
export function holdsOneOf(text: SQLWrapper, parts: readonly string[]): SQL {
  return or(...parts.map((part) => sql`${text} like (select ${holdingPattern(part)}::text)`)) ?? sql`false`
}
