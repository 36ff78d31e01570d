import { sql } from 'drizzle-orm'
import type { Database, Db } from '#server/platform/db/database.ts'
import { searchEntries as entries, SECTIONED_WORDS, SECTIONS_INDEX } from './search.tables.ts'

type SectionsState = 'absent' | 'building' | 'broken' | 'ready'

export async function findSectionsState(db: Db): Promise<SectionsState> {
  const { rows } = await db.execute<{ state: SectionsState }>(sql`
    select case when i.indisvalid then 'ready'
      when exists (select from pg_stat_progress_create_index where index_relid = i.indexrelid) then 'building' else 'broken' end as state
    from pg_index i where i.indexrelid = to_regclass(${SECTIONS_INDEX})`)
  return rows[0]?.state ?? 'absent'
}

/** Nobody waits for it: it is made beside running changes, which no transaction can do. */
export async function createSectionsIndex(database: Database, isBroken: boolean): Promise<void> {
  if (isBroken) await database.runLong(`drop index concurrently if exists ${SECTIONS_INDEX}`)
  await database.runLong(
    `create index concurrently if not exists ${SECTIONS_INDEX} on search_entries using gin ((${SECTIONED_WORDS})) with (fastupdate = false)`,
  )
}

/** True where more than so many products have entries. */
export async function hasEntriesBeyond(db: Db, count: number): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from ${entries} offset ${count} limit 1`)
  return rows.length > 0
}
