import { join, resolve } from 'node:path'
import { pino } from 'pino'
import { TOKEN_TTL_MS } from '#domain/accounts.ts'
import { shop } from '#shop-config'
import { SOCIAL_ATTEMPT_TTL_MS } from './accounts/social-sign-in.service.ts'
import { tidyAccounts } from './accounts/tidying.service.ts'
import { type App, buildApp } from './app.ts'
import { isCatalogueEmpty } from './catalogue/catalogue.service.ts'
import { isIndexStale, rebuildIndex } from './catalogue/search-index.service.ts'
import { endWithServer, isDemoProcess, loadDemoApart } from './demo-process.ts'
import { createMediaDeps } from './media-library/media-library.service.ts'
import { tidyOrders } from './orders/tidying.service.ts'
import { dataDirectoryRefusal, openDataDirectory } from './platform/data-directory.ts'
import type { Database } from './platform/db/database.ts'
import { isEmbeddedThere } from './platform/db/embedded.ts'
import { withoutValues } from './platform/db/errors.ts'
import { runMigrations } from './platform/db/migrate.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { openDrive } from './platform/drive/drive.ts'
import { createIds } from './platform/ids.ts'
import { createJobs } from './platform/jobs/job-boss.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import { createLimits } from './platform/limits/limits.ts'
import { loggedPath } from './platform/log/logged-path.ts'
import { openMailer } from './platform/mail/open-mailer.ts'
import { openMediaStorage } from './platform/media/open-storage.ts'
import { openPictures } from './platform/media/pictures.ts'
import { openPasswords } from './platform/passwords/passwords.ts'
import { keptSecret } from './platform/secrets/secrets.ts'
import { attemptSeal } from './platform/social/attempt-seal.ts'
import { openSocialSites } from './platform/social/open-sites.ts'
import { StartRefusal } from './platform/start-refusal.ts'
import { openTokens } from './platform/tokens/tokens.ts'
import { readSettings, type Settings } from './settings.ts'
import { SHOP_JOBS } from './shop-jobs.ts'
import { registerWorkers } from './shop-workers.ts'
import { createPages } from './ssr.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const BUILD_DIR = join(ROOT, 'build')
const CLOSING_LIMIT_MS = 10_000
const TIDY_EVERY_MS = 60 * 60_000
const LOG_WRITE_BYTES = 4096
const LOG_FLUSH_MS = 250

async function main(settings: Settings, dataDir: string): Promise<void> {
  // Lines go out together: a write for each would cost as much as an answer that is ready.
  const logTo = pino.destination({ sync: false, minLength: LOG_WRITE_BYTES, periodicFlush: LOG_FLUSH_MS })
  const log = pino({ level: settings.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime }, logTo)
  if (keepsFiles(settings)) openDataDirectory(dataDir)
  if (isDemoProcess(process.argv)) return loadDemoOnly(settings, { dataDir, log })
  if (settings.isDemo && settings.DATABASE_URL === undefined && !isEmbeddedThere(dataDir)) await loadDemoApart(import.meta.filename)
  let database = await openUpToDate(settings, { dataDir, log })
  if (settings.isDemo && (await isCatalogueEmpty({ database }))) {
    await database.close()
    await loadDemoApart(import.meta.filename)
    database = await openUpToDate(settings, { dataDir, log })
  }
  const newId = createIds(Date.now)
  const now = () => new Date()
  const media = createMediaDeps({ storage: await openMediaStorage(settings, dataDir), pictures: await openPictures(), log })
  const jobs = createJobs({ database, log, definitions: SHOP_JOBS })
  const secret = settings.JWT_SECRET ?? (await keptSecret({ database, dataDir }, 'jwt'))
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`
  const mailer = openMailer({ smtpUrl: settings.SMTP_URL, dataDir, address: shop.email })
  registerWorkers(jobs, { media, letters: { database, log, now, mailer, publicUrl, staffEmail: settings.STAFF_EMAIL ?? shop.email } })
  const limits = createLimits({ db: database.db, now, isOn: settings.RATE_LIMITS })
  const { DRIVE_FOLDER_URL: folderUrl, DRIVE_API_URL: apiUrl, DRIVE_API_KEY: apiKey } = settings
  const app = await buildApp({
    database,
    media,
    drive: openDrive({ folderUrl, apiUrl, apiKey, log }),
    jobs,
    limits,
    log,
    newId,
    now,
    passwords: await openPasswords(),
    tokens: await openTokens({ secret, ttlMs: TOKEN_TTL_MS, now }),
    social: { sites: openSocialSites(settings), seal: attemptSeal({ secret, ttlMs: SOCIAL_ATTEMPT_TTL_MS, now }) },
    publicUrl,
    trustProxy: settings.TRUST_PROXY,
    clientDir: join(BUILD_DIR, 'client'),
    openPages: (api) =>
      createPages({
        buildDir: BUILD_DIR,
        api,
        publicUrl,
        isDevelopment: settings.NODE_ENV === 'development',
        driveImageUrl: settings.DRIVE_IMAGE_URL,
        onError: (error, { path }) => log.error({ err: error, path: loggedPath(path) }, 'a page could not be rendered'),
      }),
  })
  const change = { database, onCatalogueChange: () => app.kept.dropAll() }
  await jobs.start()
  if (await isIndexStale(database.db)) await rebuildIndex(change)
  const origin = await listen(app, settings)
  closeOnSignal({ app, jobs, database, log })
  tidyAtTimes({ database, limits, now }, log)
  logTo.flushSync()
  if (settings.isDemo) process.stdout.write(await (await import('#demo/sign-ins.ts')).demoSignIns(database.db))
  process.stdout.write(`ready ${origin}\n`)
}

/** Where database, pictures and letters all live elsewhere, nothing is written to the data directory. */
function keepsFiles({ DATABASE_URL: databaseUrl, S3_BUCKET: bucket, SMTP_URL: smtpUrl }: Settings): boolean {
  return databaseUrl === undefined || bucket === undefined || smtpUrl === undefined
}

interface Place {
  readonly dataDir: string
  readonly log: pino.Logger
}

async function openUpToDate({ DATABASE_URL: databaseUrl }: Settings, { dataDir, log }: Place): Promise<Database> {
  const database = await openDatabase({ dataDir, log, ...(databaseUrl === undefined ? {} : { databaseUrl }) })
  await runMigrations(database, join(ROOT, 'migrations'))
  return database
}

/** Whole or not at all: what ends on the way leaves an empty catalogue, and the next start loads it. */
async function loadDemoOnly(settings: Settings, { dataDir, log }: Place): Promise<void> {
  endWithServer()
  const { loadDemo } = await import('#demo/load-demo.ts')
  const database = await openUpToDate(settings, { dataDir, log })
  const jobs = createJobs({ database, log, definitions: SHOP_JOBS })
  await jobs.start()
  try {
    const media = { storage: await openMediaStorage(settings, dataDir), pictures: await openPictures(), log }
    const change = { database, onCatalogueChange: () => {} }
    const count = await loadDemo({ change, media, jobs, making: { newId: createIds(Date.now), now: () => new Date() } })
    log.info({ count }, 'demo shop loaded')
  } catch (error) {
    // Servers that start together on one PostgreSQL all find it empty; one of them was first.
    if (await isCatalogueEmpty({ database })) throw error
  }
  await jobs.stop()
  await database.close()
  process.exit(0)
}

async function listen(app: App, { PORT: port, HOST: host }: Settings): Promise<string> {
  try {
    return await app.http.listen({ port, host })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartRefusal(`The shop cannot listen where PORT and HOST say: ${reason}.`, { cause: error })
  }
}

function tidyAtTimes(deps: Parameters<typeof tidyAccounts>[0], log: pino.Logger): void {
  const tidy = () =>
    Promise.all([tidyAccounts(deps), tidyOrders(deps)]).catch((error: unknown) =>
      log.warn({ err: withoutValues(error) }, 'tidying failed; it is tried again'),
    )
  setInterval(() => void tidy(), TIDY_EVERY_MS).unref()
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
  const settings = readSettings(process.env)
  const dataDir = resolve(settings.DATA_DIR)
  await main(settings, dataDir).catch((error) => {
    throw dataDirectoryRefusal(error, dataDir) ?? error
  })
} catch (error) {
  const isOurs = error instanceof StartRefusal
  process.stderr.write(`${isOurs ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
}
