import { sql } from 'drizzle-orm'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { failingLog } from '../database/failing-log.ts'
import { type ShopProcess, startShop } from './shop-process.ts'

/** Fills a shop with the demo, from whose data each worker starts its own. */
export async function fillShop(settings: { readonly DATA_DIR?: string } = {}): Promise<ShopProcess> {
  const shop = await startShop(settings)
  await shop.stop()
  await dropJobs(shop)
  return shop
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
