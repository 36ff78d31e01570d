import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { moveRows } from '#server/backup/moving.service.ts'
import { openEmbedded } from '#server/platform/db/embedded.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { failingLog } from '../support/database/failing-log.ts'
import { MIGRATIONS_FOLDER } from '../support/database/template.ts'

/**
 * Puts the demo that the test run has loaded into a database of PostgreSQL, where a shop would load it again at its start, which takes a
 * minute. A proof that runs by itself leaves it to the shop.
 */
export async function moveDemo(databaseUrl: string): Promise<void> {
  const filled = process.env.FILLED_DATA_DIR
  if (filled === undefined) return
  // The first shop's folder stays as it is: others copy it meanwhile.
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'diyafa-moved-'))
  try {
    fs.cpSync(path.join(filled, 'database'), path.join(folder, 'database'), { recursive: true })
    const from = await openEmbedded({ dataDir: folder, log: failingLog })
    const to = await openDatabase({ databaseUrl, dataDir: '', log: failingLog, poolSize: 1 })
    try {
      await moveRows({ from, to, dataDir: filled, migrationsFolder: MIGRATIONS_FOLDER, log: failingLog })
    } finally {
      await Promise.all([from.close(), to.close()])
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
