import { expect, test } from 'vitest'
import { countFsyncs } from './fsync.ts'
import { killWhileWriting } from './kill.ts'
import { walStaysSmall } from './wal.ts'

const MEGABYTE = 1024 * 1024

test('whatever was acknowledged before a kill is there at the next start, and nothing by half', { timeout: 120_000 }, async () => {
  const result = await killWhileWriting({ rounds: 2 })
  expect(result.acknowledged).toBeGreaterThanOrEqual(2)
  expect(result).toMatchObject({ lost: [], torn: [] })
})

test('every commit reaches the disk before it is acknowledged', async () => {
  expect(await countFsyncs(25)).toBeGreaterThanOrEqual(25)
})

test('the write-ahead log is cut while the database is busy', { timeout: 120_000 }, async () => {
  const { checkpoints, largestBytes } = await walStaysSmall(150_000)
  expect(checkpoints).toBeGreaterThanOrEqual(1)
  expect(largestBytes).toBeLessThan(200 * MEGABYTE)
})
