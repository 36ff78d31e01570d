import { and, type SQL, sql } from 'drizzle-orm'
import type { Candidate } from '#domain/search/bitmaps/matches.ts'
import { searchEntries as entries, searchNumbers as numbers } from './search.tables.ts'

/** This many candidates are ranked exactly, in the order in which they come. */
export const RANKED_AT_ONCE = 60
/** Outweighs every rank. */
const GROUP = sql.raw('40000000')

/** Puts candidates that are ranked together behind those before them. */
export const BEHIND_EARLIER = sql`((turn - 1) / ${sql.raw(`${RANKED_AT_ONCE}`)}) * ${GROUP}`

/** Entries of candidates that are given, each with its turn. One that is gone by now has none. */
export function candidates(condition: SQL | undefined): SQL {
  return sql`unnest((select ${sql.placeholder('numbers')}::int[]), (select ${sql.placeholder('ids')}::uuid[])) with ordinality as given (number, id, turn)
    left join ${numbers} on ${numbers.number} = given.number
    join ${entries} on ${entries.productId} = coalesce(given.id, ${numbers.productId})
    where ${and(sql`true`, condition)}`
}

export function candidateParameters(given: readonly Candidate[]): { readonly numbers: string; readonly ids: string } {
  const numbers = given.map((each) => (typeof each === 'number' ? each : null))
  const ids = given.map((each) => (typeof each === 'number' ? null : each))
  return { numbers: `{${numbers.map((each) => each ?? 'null').join(',')}}`, ids: `{${ids.map((each) => each ?? 'null').join(',')}}` }
}
