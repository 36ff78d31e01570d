import { sql } from 'drizzle-orm'
import type { Database, Db } from '../database.ts'

/** An index that is made while the table is written. */
export interface ConcurrentIndex {
  readonly name: string
  /** The rest of the statement that makes it, from the table on. */
  readonly on: string
}

/** `broken`: a process that was killed left it half made, and no statement uses it. */
export type IndexState = 'absent' | 'building' | 'broken' | 'ready'

export async function indexState(db: Db, name: string): Promise<IndexState> {
  const { rows } = await db.execute<{ state: IndexState }>(sql`
    select case when i.indisvalid then 'ready'
      when exists (select from pg_stat_progress_create_index where index_relid = i.indexrelid) then 'building' else 'broken' end as state
    from pg_index i where i.indexrelid = to_regclass(${name})`)
  return rows[0]?.state ?? 'absent'
}

/** Makes it unless it is there or another process is making it; nobody waits, which no statement of a transaction could promise. */
export async function createConcurrently(database: Database, { name, on }: ConcurrentIndex): Promise<void> {
  const state = await indexState(database.db, name)
  if (state === 'ready' || state === 'building') return
  // The embedded database has one session, which nothing else uses meanwhile.
  const how = database.kind === 'embedded' ? '' : 'concurrently'
  if (state === 'broken') await database.runLong(`drop index ${how} if exists ${name}`)
  await database.runLong(`create index ${how} if not exists ${name} ${on}`)
}
