import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { readEnvironment } from '#server/environment.ts'
import { openUpToDate } from '#server/opening.ts'
import { openPostgresTestDatabase } from '#tests/support/database/both-databases.ts'

const POOL = 3

test('a process has no more connections than DATABASE_POOL says, beside the one that listens, however many ask at once', async () => {
  const { database: beside, url, close } = await openPostgresTestDatabase()
  const settings = readEnvironment({ DATABASE_URL: url, DATABASE_POOL: String(POOL) })
  const database = await openUpToDate(settings, { dataDir: '', log: pino({ level: 'silent' }) })
  await database.listen('pool_size', () => undefined)
  const asked = Array.from({ length: 10 * POOL }, async () => {
    const { rows } = await database.transaction((tx) =>
      tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid from pg_sleep(0.05)`),
    )
    return rows[0]?.pid
  })
  expect(new Set(await Promise.all(asked)).size).toBe(POOL)
  const listeners = "select pid from pg_stat_activity where datname = current_database() and application_name = 'diyafa listener'"
  expect((await beside.runSql(listeners)).rows).toHaveLength(1)
  await database.close()
  await close()
})
