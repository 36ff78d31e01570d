import type { Database, DatabaseOptions } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { openPostgres } from './postgres.ts'

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl } = options
  return databaseUrl === undefined ? openEmbedded(options) : openPostgres({ ...options, databaseUrl })
}
