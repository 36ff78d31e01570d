import { join, resolve } from 'node:path'
import { pino } from 'pino'
import { anonymousViewer } from '#domain/viewer.ts'
import { type App, buildApp } from './app.ts'
import { isCatalogueEmpty } from './catalogue/catalogue.service.ts'
import { isIndexStale, rebuildIndex } from './catalogue/search-index.service.ts'
import { makeUsualFilesJob } from './media-library/media-library.jobs.ts'
import { createMediaDeps } from './media-library/media-library.service.ts'
import { registerMediaWorkers } from './media-library/media-library.workers.ts'
import type { Database } from './platform/db/database.ts'
import { runMigrations } from './platform/db/migrate.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { createIds } from './platform/ids.ts'
import { createJobs } from './platform/jobs/job-boss.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import { openMediaStorage } from './platform/media/open-storage.ts'
import { openPictures } from './platform/media/pictures.ts'
import { StartRefusal } from './platform/start-refusal.ts'
import { readSettings, type Settings } from './settings.ts'
import { createPages } from './ssr.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const BUILD_DIR = join(ROOT, 'build')
const CLOSING_LIMIT_MS = 10_000
const LOG_WRITE_BYTES = 4096
const LOG_FLUSH_MS = 250

async function main(settings: Settings): Promise<void> {
  // Lines go out together: a write for each would cost as much as an answer that is ready.
  const logTo = pino.destination({ sync: false, minLength: LOG_WRITE_BYTES, periodicFlush: LOG_FLUSH_MS })
  const log = pino({ level: settings.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime }, logTo)
  const dataDir = resolve(settings.DATA_DIR)
  const database = await openDatabase({
    dataDir,
    log,
    ...(settings.DATABASE_URL === undefined ? {} : { databaseUrl: settings.DATABASE_URL }),
  })
  await runMigrations(database, join(ROOT, 'migrations'))
  const newId = createIds(Date.now)
  const media = createMediaDeps({ storage: await openMediaStorage(settings, dataDir), pictures: await openPictures(), log })
  const jobs = createJobs({ database, log, definitions: [makeUsualFilesJob] })
  registerMediaWorkers(jobs, media)
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`
  const app = await buildApp({
    database,
    media,
    log,
    newId,
    readViewer: async (_authorization, language) => anonymousViewer(language),
    publicUrl,
    trustProxy: settings.TRUST_PROXY,
    clientDir: join(BUILD_DIR, 'client'),
    openPages: (api) =>
      createPages({
        buildDir: BUILD_DIR,
        api,
        publicUrl,
        isDevelopment: settings.NODE_ENV === 'development',
        imageOrigin: settings.DRIVE_IMAGE_URL === undefined ? undefined : new URL(settings.DRIVE_IMAGE_URL).origin,
        onError: (error, page) => log.error({ err: error, ...page }, 'a page could not be rendered'),
      }),
  })
  const change = { database, onCatalogueChange: () => app.kept.dropAll() }
  await jobs.start()
  if (settings.isDemo && (await isCatalogueEmpty({ database }))) {
    const { loadDemo } = await import('#demo/load-demo.ts')
    const count = await loadDemo({ change, media, jobs, making: { newId, now: () => new Date() } })
    log.info({ count }, 'demo shop loaded')
  }
  if (await isIndexStale(database.db)) await rebuildIndex(change)
  const origin = await listen(app, settings)
  closeOnSignal({ app, jobs, database, log })
  logTo.flushSync()
  process.stdout.write(`ready ${origin}\n`)
}

async function listen(app: App, { PORT: port, HOST: host }: Settings): Promise<string> {
  try {
    return await app.http.listen({ port, host })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartRefusal(`The shop cannot listen where PORT and HOST say: ${reason}.`, { cause: error })
  }
}

/** Ends what is under way, requests first, then the database, which on the embedded one also gives its directory free. */
function closeOnSignal({ app, jobs, database, log }: { app: App; jobs: Jobs; database: Database; log: pino.Logger }): void {
  let isClosing = false
  const close = async (signal: string) => {
    if (isClosing) return
    isClosing = true
    log.info({ signal }, 'closing')
    setTimeout(() => process.exit(1), CLOSING_LIMIT_MS).unref()
    await app.close()
    await jobs.stop()
    await database.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void close(signal))
}

try {
  await main(readSettings(process.env))
} catch (error) {
  const isOurs = error instanceof StartRefusal
  process.stderr.write(`${isOurs ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
}
