import { sql } from 'drizzle-orm'
import { reindexAtOnce } from '#server/catalogue/search/reindexing.service.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { failingLog } from '../database/failing-log.ts'
import { type ShopProcess, startVisitedShop } from './shop-process.ts'

/** Fills a folder with the demo, from whose data each worker starts its own shop; answers what was read of the shop while it ran. */
export async function fillShop<T>(settings: { readonly DATA_DIR: string }, read: (shop: ShopProcess) => Promise<T>): Promise<T> {
  const shop = await startVisitedShop(settings)
  const answer = await read(shop).finally(() => shop.stop())
  await finishJobs(shop)
  return answer
}

/**
 * Without the queued jobs, pictures are made on request: otherwise each shop would make all of the demo's again, and most are never looked
 * at. The walk through the words of the search ends here, for the same reason.
 */
async function finishJobs({ dataDir }: ShopProcess): Promise<void> {
  const database = await openDatabase({ dataDir, log: failingLog })
  await reindexAtOnce(database)
  await database.db.execute(sql`DELETE FROM pgboss.job`)
  await database.close()
}
