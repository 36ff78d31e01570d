import { resolve } from 'node:path'
import { pino } from 'pino'
import { isDemoProcess, loadDemoInChild } from './demo-process.ts'
import { type Environment, readEnvironment } from './environment.ts'
import { type DataLocation, openUpToDate } from './opening.ts'
import { dataDirectoryRefusal, openDataDirectory } from './platform/data-directory.ts'
import { isEmbeddedThere } from './platform/db/embedded.ts'
import { answeredByHand } from './platform/log/answered-lines.ts'
import { lineTimes } from './platform/log/line-times.ts'
import { openLogOutput } from './platform/log/log-output.ts'
import { StartRefusal } from './platform/start-refusal.ts'
import { trailFields } from './platform/watch/trail.ts'
import { openWatching } from './watching.ts'

const DEMO_LEFT_OUT =
  'The demo shop is not loaded, since others may reach this shop (HOST, PUBLIC_URL). DEMO=on loads it, with an admin whose password everybody can read.\n'

// The first lines may find no room on the disk of the log: they are lost then, and the shop goes on.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)

async function main(settings: Environment, dataDir: string): Promise<void> {
  const logTo = openLogOutput()
  const timestamp = lineTimes()
  const log = pino({ level: settings.LOG_LEVEL, base: null, timestamp, mixin: trailFields }, logTo)
  const watching = await openWatching(settings, log)
  const location: DataLocation = { dataDir, log, watch: watching.watch }
  if (storesFiles(settings)) openDataDirectory(dataDir)
  if (isDemoProcess(process.argv)) {
    const { loadDemoOnly } = await import('./demo-loading.ts')
    return loadDemoOnly(settings, location)
  }
  if (settings.isDemo && settings.DATABASE_URL === undefined && !isEmbeddedThere(dataDir)) await loadDemoInChild(import.meta.filename)
  // The embedded database opens in a thread of its own, which takes as long as loading all other modules. A connection to PostgreSQL
  // lives in this thread, and would time out while modules load on a slow machine.
  const opening = openUpToDate(settings, location)
  if (settings.DATABASE_URL !== undefined) await opening
  let [database, { serve }, { isCatalogueEmpty }] = await Promise.all([
    opening,
    import('./serving.ts'),
    import('./catalogue/shop/catalogue.service.ts'),
  ])
  if (settings.isDemo && (await isCatalogueEmpty({ database }))) {
    await database.close()
    await loadDemoInChild(import.meta.filename)
    database = await openUpToDate(settings, location)
  }
  const { origin, outbox, firstAdminUrl, catchUp } = await serve(
    settings,
    { ...location, watching, logCached: answeredByHand(log, logTo, timestamp) },
    database,
  )
  // A flush that waits for room on a full disk would never return.
  await new Promise<void>((done) => logTo.flush(() => done()))
  if (settings.isDemo) process.stdout.write(await (await import('#demo/sign-ins.ts')).demoSignIns(database.db))
  if (settings.isDemoLeftOut) process.stdout.write(DEMO_LEFT_OUT)
  if (firstAdminUrl !== null) process.stdout.write(firstAdminLink(firstAdminUrl))
  if (outbox !== null) process.stdout.write(unsentEmails(outbox))
  process.stdout.write(`ready ${origin}\n`)
  catchUp()
}

function firstAdminLink(url: string): string {
  return `This shop has no admin yet. Make the first one here (the link works once, for 24 hours, and the next start prints another):\n  ${url}\n  ${url.replace('/join-staff/', '/ar/join-staff/')}  (in Arabic)\n`
}

function unsentEmails(outbox: string): string {
  return `Emails are not sent, since SMTP_URL is not set: each is kept as a file in ${outbox}. docs/operations.md says how to read them.\n`
}

/** False when database, pictures and emails all live elsewhere: nothing is written to the data directory. */
function storesFiles({ DATABASE_URL: databaseUrl, S3_BUCKET: bucket, SMTP_URL: smtpUrl }: Environment): boolean {
  return databaseUrl === undefined || bucket === undefined || smtpUrl === undefined
}

try {
  const settings = readEnvironment(process.env)
  const dataDir = resolve(settings.DATA_DIR)
  await main(settings, dataDir).catch((error) => {
    throw dataDirectoryRefusal(error, dataDir) ?? error
  })
} catch (error) {
  const isOurs = error instanceof StartRefusal
  process.stderr.write(`${isOurs ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
}
