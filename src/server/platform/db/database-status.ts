import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

export interface DatabaseStatus {
  readonly kind: Database['kind']
  readonly version: string
  readonly bytes: number
  /** Processes of the shop that use it. */
  readonly processes: number
}

export async function readDatabaseStatus({ kind, db }: Database): Promise<DatabaseStatus> {
  const { rows } = await db.execute<{ version: string; bytes: string }>(
    sql`SELECT current_setting('server_version') AS version, pg_database_size(current_database()) AS bytes`,
  )
  const processes = kind === 'embedded' ? 1 : await countListeners(db)
  return { kind, version: (rows[0]?.version ?? '').split(' ')[0] ?? '', bytes: Number(rows[0]?.bytes ?? 0), processes }
}

/** Each process listens on one connection of its own. */
async function countListeners(db: Database['db']): Promise<number> {
  const { rows } = await db.execute<{ count: string }>(
    sql`SELECT count(*) AS count FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'diyafa listener'`,
  )
  return Number(rows[0]?.count ?? 0)
}
