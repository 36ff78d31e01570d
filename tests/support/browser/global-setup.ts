import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { failingLog } from '../database/failing-log.ts'
import { type ShopProcess, startShop } from './shop-process.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')

/** Builds the pages as they are now and fills one shop with the demo, from whose data each worker starts its own. */
export default async function setup(): Promise<() => void> {
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: ROOT, stdio: 'inherit' })
  const shop = await startShop()
  await shop.stop()
  await dropJobs(shop)
  process.env.FILLED_DATA_DIR = shop.dataDir
  return () => shop.remove()
}

/**
 * Without the queued jobs, pictures are made on request: otherwise each shop would make all of the demo's again, and most are never looked
 * at.
 */
async function dropJobs({ dataDir }: ShopProcess): Promise<void> {
  const database = await openDatabase({ dataDir, log: failingLog })
  await database.db.execute(sql`DELETE FROM pgboss.job`)
  await database.close()
}
