import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { openEmbedded } from '#server/platform/db/embedded.ts'
import { failingLog } from '#tests/support/database/failing-log.ts'
import { migratedSnapshot } from '#tests/support/database/snapshot.ts'

/** Each of their updates writes about 2 KB into the log, so that few fill it. */
const ROWS_PER_STATEMENT = 1000

export interface WalResult {
  updates: number
  checkpoints: number
  /** The write-ahead log's folder at its largest. */
  largestBytes: number
}

/** PostgreSQL's embedded form never checkpoints by itself; ours must, or the log grows without end. */
export async function walStaysSmall(updates: number): Promise<WalResult> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'diyafa-wal-'))
  const database = await openEmbedded({ dataDir, log: failingLog, snapshot: await migratedSnapshot() })
  try {
    await database.runSql(
      'CREATE TABLE updated AS SELECT n, 0 AS times, repeat(md5(n::text), 40) AS filling FROM generate_series(1, 10000) n',
    )
    await database.runSql('ALTER TABLE updated ADD PRIMARY KEY (n)')
    let largestBytes = 0
    for (let done = 0; done < updates; done += ROWS_PER_STATEMENT) {
      const start = done % 10_000
      await database.db.execute(sql`
        UPDATE updated SET times = times + 1, filling = repeat(md5((n + times)::text), 40)
        WHERE n > ${start} AND n <= ${start + ROWS_PER_STATEMENT}`)
      largestBytes = Math.max(largestBytes, folderBytes(path.join(dataDir, 'database', 'pg_wal')))
    }
    return { updates, checkpoints: (await database.counts()).checkpoints, largestBytes }
  } finally {
    await database.close()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
}

function folderBytes(folder: string): number {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + (fs.statSync(path.join(folder, entry.name), { throwIfNoEntry: false })?.size ?? 0), 0)
}
