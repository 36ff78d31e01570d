import { loadDemo } from '#demo/load-demo.ts'
import { isCatalogueEmpty } from './catalogue/shop/catalogue.service.ts'
import { endWithServer } from './demo-process.ts'
import type { Environment } from './environment.ts'
import { OFFER_SECRET } from './offers/offers.deps.ts'
import { type DataLocation, openUpToDate } from './opening.ts'
import { REQUEST_SECRET } from './orders/links/request-links.service.ts'
import { createIds } from './platform/ids.ts'
import { createJobs } from './platform/jobs/job-boss.ts'
import { openMediaStorage } from './platform/media/open-storage.ts'
import { openPictures } from './platform/media/pictures.ts'
import { storedSecret } from './platform/secrets/secrets.ts'
import { readShopJobs } from './shop-jobs.ts'

/** All or nothing: an interrupted load leaves an empty catalogue, and the next start loads it. */
export async function loadDemoOnly(settings: Environment, location: DataLocation): Promise<void> {
  endWithServer()
  const { dataDir, log } = location
  const database = await openUpToDate(settings, location)
  const jobs = createJobs({ database, log, definitions: await readShopJobs() })
  await jobs.start()
  try {
    const media = { storage: await openMediaStorage(settings, dataDir), pictures: await openPictures(), log }
    const change = { database, onCatalogueChange: () => {} }
    const offerKey = await storedSecret({ database, dataDir }, OFFER_SECRET)
    const requestKey = await storedSecret({ database, dataDir }, REQUEST_SECRET)
    const making = { newId: createIds(Date.now), now: () => new Date() }
    const count = await loadDemo({ change, media, jobs, offerKey, requestKey, making })
    // Without it the first queries are planned as for empty tables, and the embedded database gets its first statistics only at rest.
    await database.runSql('ANALYZE')
    log.info({ count }, 'demo shop loaded')
  } catch (error) {
    // Servers that start together on one PostgreSQL all find it empty, and only one load succeeds.
    if (await isCatalogueEmpty({ database })) throw error
  }
  await jobs.stop()
  await database.close()
  process.exit(0)
}
