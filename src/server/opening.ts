import { resolve } from 'node:path'
import type { Logger } from 'pino'
import type { Environment } from './environment.ts'
import type { Database } from './platform/db/database.ts'
import { runMigrations } from './platform/db/migrate.ts'
import { openDatabase } from './platform/db/open-database.ts'

const MIGRATIONS = resolve(import.meta.dirname, '../../migrations')

/** The facts that every process of the shop needs. */
export interface DataLocation {
  readonly dataDir: string
  readonly log: Logger
}

export async function openUpToDate(
  { DATABASE_URL: databaseUrl, DATABASE_POOL: poolSize }: Environment,
  { dataDir, log }: DataLocation,
): Promise<Database> {
  const database = await openDatabase({ dataDir, log, poolSize, ...(databaseUrl === undefined ? {} : { databaseUrl }) })
  await runMigrations(database, MIGRATIONS)
  return database
}
