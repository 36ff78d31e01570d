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
  const connectionsOf = async (application: string) => {
    const { rows } = await beside.runSql(
      'select pid from pg_stat_activity where datname = current_database() and application_name = $1 and query not like $2',
      [application, '%pg_stat_activity%'],
    )
    return rows.length
  }
  const before = await connectionsOf('diyafa')
  const asked = Array.from({ length: 10 * POOL }, () => database.transaction((tx) => tx.execute(sql`select pg_sleep(0.05)`)))
  await Promise.all(asked)
  expect((await connectionsOf('diyafa')) - before).toBe(POOL - 1)
  expect(await connectionsOf('diyafa listener')).toBe(1)
  await database.close()
  await close()
})
