import { join, resolve } from 'node:path'
import { SESSION_TTL_MS } from '#domain/accounts/accounts.ts'
import { mediaPath } from '#domain/catalogue/media.ts'
import type { ReadSettings } from '#domain/settings/sections.ts'
import { EMAIL_SECRET } from './accounts/email-choices/choice-links.service.ts'
import { createEmailQuota } from './accounts/email-quota.service.ts'
import { beginFillingSearchTexts } from './accounts/search-texts.service.ts'
import { SOCIAL_ATTEMPT_TTL_MS } from './accounts/social/social-sign-in.service.ts'
import { firstAdminToken } from './accounts/staff/first-admin.service.ts'
import { tidyAccounts } from './accounts/tidying.service.ts'
import { type App, type AppDeps, buildApp } from './app.ts'
import { tidySearchMisses } from './catalogue/search/misses/search-misses.service.ts'
import { queueReindexingIfDue } from './catalogue/search/reindexing.service.ts'
import { countSearchBacklog } from './catalogue/search/search-backlog.service.ts'
import { catchUpBitmaps } from './catalogue/search/search-bitmap-changes.service.ts'
import { queueBitmapsIfDue } from './catalogue/search/search-bitmaps.service.ts'
import { closeOnSignal } from './closing.ts'
import { beginCatchingUp } from './desk/entries/catching-up.service.ts'
import { type MorningDeps, sendMorningEmails } from './desk/mornings/mornings.service.ts'
import { openDocumentDeps } from './documents/offer-documents.service.ts'
import type { Environment } from './environment.ts'
import { sendWeeklyFigures } from './figures/weekly/weekly.service.ts'
import { beginMakingIndexes } from './indexes/indexes.service.ts'
import { createMediaDeps, type MediaDeps, readMark } from './media-library/media-library.service.ts'
import { OFFER_SECRET } from './offers/offers.deps.ts'
import type { DataLocation } from './opening.ts'
import { type FileTidyingDeps, tidyOrderFiles } from './orders/files/tidying.service.ts'
import { REQUEST_SECRET } from './orders/links/request-links.service.ts'
import { tidyOrderStatuses } from './orders/lists/order-statuses.service.ts'
import { tidyCarts } from './orders/placing.service.ts'
import type { Database } from './platform/db/database.ts'
import { withoutValues } from './platform/db/errors.ts'
import { checkDisk } from './platform/disk.ts'
import { openDrive } from './platform/drive/drive.ts'
import { openCdn } from './platform/http/cache/cdn.ts'
import { createIds } from './platform/ids.ts'
import { createJobs } from './platform/jobs/job-boss.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import { createLimits } from './platform/limits/limits.ts'
import type { LogAnswered } from './platform/log/answered-lines.ts'
import type { Log } from './platform/log/log.ts'
import { loggedPath } from './platform/log/logged-path.ts'
import { type Mailing, openMailer } from './platform/mail/open-mailer.ts'
import { openMediaStorage } from './platform/media/open-storage.ts'
import { openPictures } from './platform/media/pictures.ts'
import { openPasswords } from './platform/passwords/passwords.ts'
import { storedSecret } from './platform/secrets/secrets.ts'
import { openTextSeal } from './platform/secrets/text-seal.ts'
import { attemptSeal } from './platform/social/attempt-seal.ts'
import { openSocialSites } from './platform/social/open-sites.ts'
import { StartRefusal } from './platform/start-refusal.ts'
import { openTokens } from './platform/tokens/tokens.ts'
import { restartLostRuns } from './sheets/lost-runs.service.ts'
import { tidyPictureRuns } from './sheets/pictures/tidying.service.ts'
import { openBackups } from './shop-backups.ts'
import { readShopJobs } from './shop-jobs.ts'
import { firstValues } from './shop-settings/first-values.facts.ts'
import { openSettingsStore, type SettingsStore } from './shop-settings/shop-settings.service.ts'
import { registerWorkers } from './shop-workers.ts'
import { createPages } from './ssr.ts'
import type { HostFacts } from './status/status.service.ts'
import type { Watching } from './watching.ts'

/** Connections that wait to be taken; the kernel lets go of those beyond it, and their clients try again only seconds later. */
const BACKLOG = 4096
const BUILD_DIR = resolve(import.meta.dirname, '../../build')
const TIDY_EVERY_MS = 60 * 60_000
const STATUSES_LOOK_EVERY_MS = 60_000
const DAY_LOOK_EVERY_MS = 10_000
const EMAILS_LOOK_EVERY_MS = 5 * 60_000
const INDEX_LOOK_EVERY_MS = 5 * 60_000
const BITMAPS_LOOK_EVERY_MS = 10_000
/** The demo has no drive: its pictures from several sides are among the shop's own. */
const DEMO_DRIVE_URL = mediaPath('{id}', 800, 'webp')

export interface Serving {
  readonly origin: string
  /** The folder that emails are written to while no mail server is set. */
  readonly outbox: string | null
  /** The address at which the first admin is made; null for a shop with staff. */
  readonly firstAdminUrl: string | null
  /** Called once the start has said that it is done, since the embedded database answers one after another. */
  catchUp(): void
}

/** Builds the shop over its database and answers the address at which it listens. */
export async function serve(
  settings: Environment,
  location: DataLocation & { readonly watching: Watching; readonly logCached: LogAnswered },
  database: Database,
): Promise<Serving> {
  const { dataDir, log, logCached, watch = null } = location
  const settingsStore = await openSettingsStore({
    database,
    log,
    first: firstValues({ ...settings, now: new Date(), staffEmail: settings.STAFF_EMAIL }),
  })
  const read = settingsStore.read
  const newId = createIds(Date.now)
  const now = () => new Date()
  const media = createMediaDeps({ storage: await openMediaStorage(settings, dataDir), pictures: await openPictures(), log })
  const jobs = createJobs({ database, log, watch, definitions: await readShopJobs() })
  const { secret, ...keys } = await openKeys(settings, { database, dataDir })
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`
  const { mailer, outbox } = openShopMailer(settings, { dataDir, publicUrl, media, read })
  const limits = createLimits({ db: database.db, now, isOn: settings.RATE_LIMITS })
  const staffEmail = () => read().staffEmail
  const quota = createEmailQuota({ database, limits, staffEmail })
  const documents = openDocumentDeps({ media, log, seller: read })
  const site = () => ({ publicUrl, shop: read().shop })
  const links = { publicUrl, ...keys, documents }
  const emails = { database, jobs, log, watch, newId, now, mailer, quota, site, ...links, staffEmail, settings: read }
  registerWorkers(jobs, { media, emails })
  const backups = openBackups(settings, { dataDir, log }, { database, jobs, media, newId, now, read })
  const { DRIVE_FOLDER_URL: folderUrl, DRIVE_API_URL: apiUrl, DRIVE_API_KEY: apiKey } = settings
  const app = await buildApp({
    database,
    settingsStore,
    media,
    drive: openDrive({ folderUrl, apiUrl, apiKey, log }),
    jobs,
    limits,
    log,
    newId,
    now,
    passwords: await openPasswords(),
    tokens: await openTokens({ secret, ttlMs: SESSION_TTL_MS, now }),
    social: { sites: openSocialSites(settings), seal: attemptSeal({ secret, ttlMs: SOCIAL_ATTEMPT_TTL_MS, now }) },
    ...links,
    checkDisk: () => (database.kind === 'embedded' ? checkDisk(dataDir) : Promise.resolve()),
    outbox,
    host: hostFactsOf(settings, database, dataDir),
    watch,
    logCached,
    trustProxy: settings.TRUST_PROXY,
    cdn: settings.CDN ? openCdn({ purgeUrl: settings.CDN_PURGE_URL, log }) : null,
    clientDir: join(BUILD_DIR, 'client'),
    // The development server renders pages from their sources itself.
    openPages: !settings.hasPages ? null : pagesOf(settings, { publicUrl, read, log }),
  })
  await jobs.start()
  const origin = await listen(app, settings)
  await location.watching.begin({ app, database, host: hostFactsOf(settings, database, dataDir), countSearchBacklog })
  closeOnSignal({ watching: location.watching, app, jobs, documents, database, backups: await backups.begin(), log })
  lookAtDays(settingsStore)
  tidyAtTimes({ database, limits, media, jobs, now }, log)
  sendEmailsAtTimes({ database, jobs, now, settings: read }, log)
  return {
    origin,
    outbox,
    firstAdminUrl: await firstAdminUrl(database, now, publicUrl),
    catchUp: () => catchUpAfterStart({ database, jobs }, log),
  }
}

function pagesOf(
  settings: Environment,
  { publicUrl, read, log }: { publicUrl: string; read: ReadSettings; log: Log },
): AppDeps['openPages'] {
  return (api) =>
    createPages({
      buildDir: BUILD_DIR,
      api,
      publicUrl,
      readShop: () => read().shop,
      driveImageUrl: settings.DRIVE_IMAGE_URL ?? (settings.isDemo ? DEMO_DRIVE_URL : undefined),
      onError: (error, { path }) => log.error({ err: error, path: loggedPath(path) }, 'a page could not be rendered'),
      onEarlyScripts: (missing) =>
        log.warn({ missing }, 'pages are written in another way than ssr.ts knows: their scripts start before the first paint'),
    })
}

/** The secrets that sign-ins, links and codes rest on. */
async function openKeys({ JWT_SECRET: given }: Environment, location: Parameters<typeof storedSecret>[0]) {
  return {
    secret: given ?? (await storedSecret(location, 'jwt')),
    offerKey: await storedSecret(location, OFFER_SECRET),
    requestKey: await storedSecret(location, REQUEST_SECRET),
    emailKey: await storedSecret(location, EMAIL_SECRET),
    codeSeal: openTextSeal(await storedSecret(location, 'second-factor'), 'codes at sign-in'),
  }
}

async function firstAdminUrl(database: Database, now: () => Date, publicUrl: string): Promise<string | null> {
  const token = await firstAdminToken({ database, now })
  return token && `${publicUrl}/join-staff/${token}`
}

function hostFactsOf({ S3_BUCKET: bucket, BACKUP_DIR: backups }: Environment, { kind }: Database, dataDir: string): HostFacts {
  const isFilled = kind === 'embedded' || bucket === undefined
  const folders = [...(isFilled ? [dataDir] : []), ...(backups === undefined ? [] : [resolve(backups)])]
  return { folders, isBackedUpNightly: backups !== undefined }
}

interface MailingParts {
  readonly dataDir: string
  readonly publicUrl: string
  readonly media: MediaDeps
  readonly read: ReadSettings
}

function openShopMailer(
  { SMTP_URL: smtpUrl, SMTP_CONNECTIONS: connections }: Environment,
  { dataDir, publicUrl, media, read }: MailingParts,
): Mailing {
  return openMailer({
    smtpUrl,
    connections,
    dataDir,
    address: () => read().shop.email || `no-reply@${new URL(publicUrl).hostname}`,
    readLogo: () => readMark(media, read().shop.pictures?.logo?.name, 'logo.png'),
  })
}

async function listen(app: App, { PORT: port, HOST: host }: Environment): Promise<string> {
  try {
    return await app.http.listen({ port, host, backlog: BACKLOG })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartRefusal(`The shop cannot listen where PORT and HOST say: ${reason}.`, { cause: error })
  }
}

function lookAtDays(settingsStore: SettingsStore): void {
  const look = () => settingsStore.lookAtDay(new Date())
  look()
  setInterval(look, DAY_LOOK_EVERY_MS).unref()
}

type TidyingDeps = Parameters<typeof tidyAccounts>[0] & FileTidyingDeps & Parameters<typeof restartLostRuns>[0]

function tidyAtTimes(deps: TidyingDeps, log: Log): void {
  const tidy = () =>
    Promise.all([
      tidyAccounts(deps),
      tidyCarts(deps),
      tidyOrderFiles(deps),
      tidyPictureRuns(deps),
      tidySearchMisses(deps),
      restartLostRuns(deps),
    ]).catch((error: unknown) => log.warn({ err: withoutValues(error) }, 'tidying failed; it is tried again'))
  setInterval(() => void tidy(), TIDY_EVERY_MS).unref()
  const look = () =>
    tidyOrderStatuses(deps).catch((error: unknown) => log.warn({ err: withoutValues(error) }, 'the statuses of orders are looked at later'))
  setInterval(() => void look(), STATUSES_LOOK_EVERY_MS).unref()
}

/** None of this holds up the start: the shop serves meanwhile from what is there. */
function catchUpAfterStart(deps: { readonly database: Database; readonly jobs: Jobs }, log: Log): void {
  const warn = (what: string) => (error: unknown) => log.warn({ err: withoutValues(error) }, what)
  void beginCatchingUp(deps).catch(warn('the desk could not catch up'))
  void beginMakingIndexes(deps).catch(warn('missing indexes are made after the next start'))
  void beginFillingSearchTexts(deps).catch(warn('search texts of accounts from before were not filled'))
  const tend = () =>
    void Promise.all([queueReindexingIfDue(deps), queueBitmapsIfDue(deps)]).catch(
      warn('the search index was not looked at; it is tried again'),
    )
  tend()
  setInterval(tend, INDEX_LOOK_EVERY_MS).unref()
  const catchUp = () => void catchUpBitmaps(deps.database).catch(warn('the bitmaps of the search are brought up to date later'))
  setInterval(catchUp, BITMAPS_LOOK_EVERY_MS).unref()
}

/** The calendar may begin a day at any minute; a process that is late by a few of them harms nobody. */
function sendEmailsAtTimes(deps: MorningDeps, log: Log): void {
  const look = () =>
    Promise.all([sendMorningEmails(deps), sendWeeklyFigures(deps)]).catch((error: unknown) =>
      log.warn({ err: withoutValues(error) }, 'the emails of the morning or the week are tried again'),
    )
  setInterval(() => void look(), EMAILS_LOOK_EVERY_MS).unref()
}
