import { resolve } from 'node:path'
import type { Logger } from 'pino'
import type { Environment } from './environment.ts'
import type { Database } from './platform/db/database.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { runMigrations } from './platform/db/schema/migrate.ts'
import type { Watch } from './platform/watch/watch.ts'

const MIGRATIONS = resolve(import.meta.dirname, '../../migrations')

/** The facts that every process of the shop needs. */
export interface DataLocation {
  readonly dataDir: string
  readonly log: Logger
  readonly watch?: Watch | null
}

export async function openUpToDate(
  { DATABASE_URL: databaseUrl, DATABASE_DIRECT_URL: directUrl, DATABASE_READ_URL: readUrl, DATABASE_POOL: poolSize }: Environment,
  { dataDir, log, watch = null }: DataLocation,
): Promise<Database> {
  const addresses = databaseUrl === undefined ? {} : { databaseUrl, directUrl, readUrl }
  const database = await openDatabase({ dataDir, log, poolSize, watch, ...addresses })
  await runMigrations(database, MIGRATIONS, { log })
  return database
}
