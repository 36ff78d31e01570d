import { sql } from 'drizzle-orm'
import type { Database, Db } from '#server/platform/db/database.ts'

/** How many sessions of a PostgreSQL database wait for a lock. */
export async function lockWaits({ db }: Database): Promise<number> {
  const { rows } = await db.execute<{ waits: number }>(
    sql`select count(*)::int as waits from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.waits ?? 0
}

/** Does the first step of a transaction and holds what it has locked; the answer commits it. */
export async function holdOpen(database: Database, step: (tx: Db) => Promise<unknown>): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const done = database.transaction(async (tx) => {
    await step(tx)
    held.resolve()
    await released.promise
  })
  await held.promise
  return async () => {
    released.resolve()
    await done
  }
}
