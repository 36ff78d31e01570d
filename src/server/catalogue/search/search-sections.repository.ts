import { sql } from 'drizzle-orm'
import type { Database, Db } from '#server/platform/db/database.ts'
import { searchEntries as entries, SECTIONED_WORDS, SECTIONS_INDEX, WORDS_INDEX } from './search.tables.ts'

/** `unmeasured`: the index can be read, but too little is known of how many products have a word. */
type SectionsState = 'absent' | 'building' | 'broken' | 'unmeasured' | 'ready'

/** PostgreSQL keeps the shares of ten times as many words, down to one that every 500th product has. Its own 100 ends at every 70th. */
const STATISTICS = 400

export async function findSectionsState(db: Db): Promise<SectionsState> {
  const { rows } = await db.execute<{ state: SectionsState }>(sql`
    select case when i.indisvalid and a.attstattarget = ${STATISTICS} then 'ready' when i.indisvalid then 'unmeasured'
      when exists (select from pg_stat_progress_create_index where index_relid = i.indexrelid) then 'building' else 'broken' end as state
    from pg_index i join pg_attribute a on a.attrelid = i.indexrelid and a.attnum = 1
    where i.indexrelid = to_regclass(${SECTIONS_INDEX})`)
  return rows[0]?.state ?? 'absent'
}

/** Nobody waits for it: it is made beside running changes, which no transaction can do. */
export async function createSectionsIndex(database: Database, isBroken: boolean): Promise<void> {
  if (isBroken) await database.runLong(`drop index concurrently if exists ${SECTIONS_INDEX}`)
  await database.runLong(
    `create index concurrently if not exists ${SECTIONS_INDEX} on search_entries using gin ((${SECTIONED_WORDS})) with (fastupdate = false)`,
  )
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
