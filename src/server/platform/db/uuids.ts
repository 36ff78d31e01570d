import { type SQL, sql } from 'drizzle-orm'

/** Ids as one parameter, however many they are: a list of parameters ends at 65,535, and each length of it is another statement. */
export function uuids(ids: readonly string[]): SQL {
  return sql`${`{${ids.join(',')}}`}::uuid[]`
}
