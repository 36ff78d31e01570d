import { expect, test, vi } from 'vitest'
import { openEmbedded } from '#server/platform/db/embedded.ts'
import { failingLog } from '#tests/support/database/failing-log.ts'
import { migratedSnapshot } from '#tests/support/database/snapshot.ts'
import { countFsyncs } from './fsync.ts'
import { killWhileWriting } from './kill.ts'
import { walStaysSmall } from './wal.ts'

const MEGABYTE = 1024 * 1024

test('every acknowledged write is there at the start after a kill, and no transaction is incomplete', async () => {
  const result = await killWhileWriting({ rounds: 2 })
  expect(result.acknowledged).toBeGreaterThanOrEqual(2)
  expect(result).toMatchObject({ lost: [], torn: [] })
})

test('every commit reaches the disk before it is acknowledged', async () => {
  const { fsyncs, commitsWithout } = await countFsyncs(25)
  expect(fsyncs).toBeGreaterThanOrEqual(25)
  expect(commitsWithout).toEqual([])
})

test('the write-ahead log is truncated while the database is busy', async () => {
  const { checkpoints, largestBytes } = await walStaysSmall(60_000)
  expect(checkpoints).toBeGreaterThanOrEqual(1)
  expect(largestBytes).toBeLessThan(200 * MEGABYTE)
})

test('the planner gets statistics of loaded data by itself', async () => {
  const database = await openEmbedded({ dataDir: null, log: failingLog, snapshot: await migratedSnapshot() })
  await database.runSql("CREATE TABLE loaded AS SELECT n, repeat('x', 200) AS filling FROM generate_series(1, 20000) n")
  await vi.waitFor(async () => expect((await database.counts()).vacuums).toBe(1), { timeout: 250_000 })
  const { rows } = await database.runSql("SELECT reltuples FROM pg_class WHERE relname = 'loaded'")
  expect(rows).toEqual([{ reltuples: 20_000 }])
  await database.close()
})
