import { sql } from 'drizzle-orm'
import type { Database, Db } from '#server/platform/db/database.ts'
import { type ConcurrentIndex, createConcurrently, type IndexState, indexState } from '#server/platform/db/schema/concurrent-index.ts'
import { searchEntries as entries, SECTIONED_WORDS, SECTIONS_INDEX, WORDS_INDEX } from './search.tables.ts'

/** `unmeasured`: the index can be read, but too little is known of how many products have a word. */
type SectionsState = IndexState | 'unmeasured'

/** PostgreSQL keeps the shares of ten times as many words, down to one that every 500th product has. Its own 100 ends at every 70th. */
const STATISTICS = 400

const SECTIONS: ConcurrentIndex = {
  name: SECTIONS_INDEX,
  on: `on search_entries using gin ((${SECTIONED_WORDS})) with (fastupdate = false)`,
}

export async function findSectionsState(db: Db): Promise<SectionsState> {
  const state = await indexState(db, SECTIONS_INDEX)
  if (state !== 'ready') return state
  const { rows } = await db.execute<{ target: number | null }>(sql`
    select attstattarget as target from pg_attribute where attrelid = to_regclass(${SECTIONS_INDEX}) and attnum = 1`)
  return rows[0]?.target === STATISTICS ? 'ready' : 'unmeasured'
}

export function createSectionsIndex(database: Database): Promise<void> {
  return createConcurrently(database, SECTIONS)
}

/** Has the words of both indexes counted in a sample of the rows, as PostgreSQL does by itself from then on. */
export async function measureWords(database: Database): Promise<void> {
  for (const index of [WORDS_INDEX, SECTIONS_INDEX])
    await database.runLong(`alter index ${index} alter column 1 set statistics ${STATISTICS}`)
  await database.runLong('analyze search_entries')
}

/** True where more than so many products have entries. */
export async function hasEntriesBeyond(db: Db, count: number): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from ${entries} offset ${count} limit 1`)
  return rows.length > 0
}
