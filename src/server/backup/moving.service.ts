import type { Database } from '#server/platform/db/database.ts'
import type { Log } from '#server/platform/log/log.ts'
import { isKey, type MediaStorage } from '#server/platform/media/storage.ts'
import { writeRowFiles } from '#server/platform/rows/row-files.ts'
import { openRowSpool } from '#server/platform/rows/row-spool.ts'
import { readSecrets } from '#server/platform/secrets/secrets.ts'
import { BackupRefusal } from './backup.facts.ts'
import { contentTypeOf, loadShop } from './restoring.service.ts'

export interface MoveDeps {
  /** The shop as it is, which nobody else uses meanwhile; it is not changed. */
  readonly from: Database
  readonly to: Database
  readonly dataDir: string
  readonly migrationsFolder: string
  readonly log: Log
}

export interface Moved {
  readonly tables: number
  readonly rows: number
}

/** Rows, waiting jobs, numbers and secrets, all or nothing; every row is read again where it arrived and compared. */
export async function moveRows({ from, to, dataDir, migrationsFolder, log }: MoveDeps): Promise<Moved> {
  const { folder, close } = await openRowSpool('diyafa-move-')
  try {
    const stored = await writeRowFiles(from, folder)
    const secrets = await readSecrets({ database: from, dataDir })
    await loadShop({ database: to, log, migrationsFolder, secrets }, { folder, stored })
    return { tables: stored.tables.length, rows: stored.tables.reduce((sum, { rows }) => sum + rows, 0) }
  } finally {
    await close()
  }
}

/** Copies every file that the other store lacks, and reads each of them there; none is deleted. */
export async function moveFiles(from: MediaStorage, to: MediaStorage): Promise<{ files: number; copied: number }> {
  let files = 0
  let copied = 0
  for await (const key of from.list('')) {
    if (!isKey(key)) continue
    const bytes = await from.get(key)
    if (bytes === null) continue
    files += 1
    const there = await to.get(key)
    if (there?.equals(bytes)) continue
    await to.put(key, bytes, contentTypeOf(key))
    copied += 1
    if (!(await to.get(key))?.equals(bytes))
      throw new BackupRefusal(`${key} reads differently where it was copied to. Run the command again.`)
  }
  return { files, copied }
}
