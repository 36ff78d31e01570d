import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { failingLog } from '#tests/support/database/failing-log.ts'
import { onPostgres } from '#tests/support/database/on-postgres.ts'

test('a shop reaches PostgreSQL by the Unix socket of the machine, also for notifications', async () => {
  await onPostgres(async (makeDatabase) => {
    const overTcp = await makeDatabase()
    const open = (databaseUrl: string) => openDatabase({ databaseUrl, dataDir: '', log: failingLog })
    const database = await open(overTcp)
    const { rows } = await database.db.execute<{ folder: string }>(sql`select current_setting('unix_socket_directories') as folder`)
    await database.close()
    const { port, pathname } = new URL(overTcp)
    const bySocket = await open(`postgres://postgres@${encodeURIComponent(rows[0]?.folder ?? '')}:${port}${pathname}`)
    try {
      const connected = await bySocket.db.execute<{ address: string | null }>(sql`select inet_client_addr()::text as address`)
      expect(connected.rows).toEqual([{ address: null }])
      const received = Promise.withResolvers<string>()
      await bySocket.listen('socket', received.resolve)
      await bySocket.transaction((tx) => tx.execute(sql`select pg_notify('socket', 'here')`))
      expect(await received.promise).toBe('here')
    } finally {
      await bySocket.close()
    }
  })
})
