import { sql } from 'drizzle-orm'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import type { Log } from '#server/platform/log/log.ts'
import { StartRefusal } from '#server/platform/start-refusal.ts'
import type { Database, Db } from '../database.ts'
import { tryForLocks } from './lock-tries.ts'
import { probeArabic } from './probe.ts'

// An arbitrary number that no other advisory lock uses.
const MIGRATION_LOCK = 4_190_822_001
const MIGRATION_LIMIT_MS = 30 * 60_000
/** A table that is waited for is closed to everybody who comes later: running processes of the version before stand still so long. */
const LOCK_WAIT_MS = 3000
const PAUSE_MS = 10_000
const TRIES = 180
const LOCKED =
  'The database could not be brought up to date: another session holds a table, such as a backup or a transaction that was left open. ' +
  'Start again once it has ended; pg_stat_activity lists it.'

interface MigrationOptions {
  readonly log?: Log
  readonly tries?: number
  readonly pauseMs?: number
  readonly lockWaitMs?: number
}

/** Brings the schema up to date. Processes that start together wait for the first and then find nothing to do. */
export async function runMigrations(database: Database, migrationsFolder: string, options: MigrationOptions = {}): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder })
  if (!(await isUpToDate(database.db, migrations))) await applyInTurns(database, migrations, options)
  await refuseNewer(database.db, migrations)
  await probeArabic(database.db)
}

/** A backup reads every table for as long as it takes, and nobody should wait for the shop meanwhile. */
async function applyInTurns(
  database: Database,
  migrations: MigrationMeta[],
  { log, tries = TRIES, pauseMs = PAUSE_MS, lockWaitMs = LOCK_WAIT_MS }: MigrationOptions,
): Promise<void> {
  // drizzle's own migrator commits by itself, which would release the lock; its table is used unchanged.
  const apply = () => database.transaction((tx) => applyMissing(tx, migrations, lockWaitMs), { limitMs: MIGRATION_LIMIT_MS })
  const onMissed = (error: unknown, left: number) => {
    if (left === 0) throw new StartRefusal(LOCKED, { cause: error })
    log?.warn({ triesLeft: left, pauseMs }, 'a migration found a table locked by another session, such as a backup; it is tried again')
  }
  await tryForLocks(apply, { tries, pauseMs, onMissed })
}

/** An older version of the shop would write data that contradicts the newer schema. */
async function refuseNewer(db: Db, migrations: MigrationMeta[]): Promise<void> {
  const newest = Math.max(...migrations.map(({ folderMillis }) => folderMillis))
  if ((await appliedMigration(db)) <= newest) return
  throw new StartRefusal(
    'This database was already brought up to date by a newer version of the shop. Start that version, or restore a backup from before it.',
  )
}

async function isUpToDate(db: Db, migrations: MigrationMeta[]): Promise<boolean> {
  const { rows } = await db.execute<{ exists: boolean }>(sql`SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS exists`)
  if (rows[0]?.exists !== true) return false
  const latest = await appliedMigration(db)
  return migrations.every(({ folderMillis }) => folderMillis <= latest)
}

/** Brings the schema to a migration, or to the newest, within a transaction of the caller's. */
export async function migrateWithin(tx: Db, migrationsFolder: string, until = Number.POSITIVE_INFINITY): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder })
  await applyMissing(
    tx,
    migrations.filter(({ folderMillis }) => folderMillis <= until),
  )
}

/** The newest migration that this version of the shop knows. */
export function newestMigration(migrationsFolder: string): number {
  return Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis))
}

async function applyMissing(tx: Db, migrations: MigrationMeta[], lockWaitMs = 0): Promise<void> {
  await tx.execute(sql`SET LOCAL statement_timeout = 0`)
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`)
  // Set only now: another process that migrates is waited for to its end.
  await tx.execute(sql.raw(`SET LOCAL lock_timeout = ${lockWaitMs}`))
  await tx.execute(sql`CREATE SCHEMA IF NOT EXISTS drizzle`)
  await tx.execute(
    sql`CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
  )
  const latest = await appliedMigration(tx)
  for (const { sql: statements, hash, folderMillis } of migrations) {
    if (folderMillis <= latest) continue
    for (const statement of statements) await tx.execute(sql.raw(statement))
    await tx.execute(sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES (${hash}, ${folderMillis})`)
  }
}

/** The last migration that has run. */
export async function appliedMigration(db: Db): Promise<number> {
  const { rows } = await db.execute<{ latest: string | null }>(sql`SELECT max(created_at) AS latest FROM drizzle.__drizzle_migrations`)
  return Number(rows[0]?.latest ?? 0)
}
