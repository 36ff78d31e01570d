import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { SESSION_TTL_MS } from '#domain/accounts/accounts.ts'
import { amountFromDecimal } from '#domain/money/money.ts'
import type { SettingsContents } from '#domain/settings/sections.ts'
import type { AccountDeps } from '#server/accounts/accounts.service.ts'
import { createEmailQuota } from '#server/accounts/email-quota.service.ts'
import { SOCIAL_ATTEMPT_TTL_MS, type SocialSites } from '#server/accounts/social/social-sign-in.service.ts'
import { type App, type AppDeps, buildApp } from '#server/app.ts'
import { type ChangeDeps, changeCatalogue } from '#server/catalogue/catalogue-change.service.ts'
import { addBrands, addCategories, addProducts, type ProductDraft } from '#server/catalogue/loading/loading.service.ts'
import { registerCatalogueWorkers } from '#server/catalogue/products/products.workers.ts'
import { openDocumentDeps } from '#server/documents/offer-documents.service.ts'
import { createMediaDeps, type MediaDeps } from '#server/media-library/media-library.service.ts'
import type { Database } from '#server/platform/db/database.ts'
import { openDrive, type PictureDrive } from '#server/platform/drive/drive.ts'
import type { Cdn } from '#server/platform/http/cache/cdn.ts'
import { createIds, type Making } from '#server/platform/ids.ts'
import { createJobs } from '#server/platform/jobs/job-boss.ts'
import type { JobsOptions } from '#server/platform/jobs/jobs.ts'
import { createLimits } from '#server/platform/limits/limits.ts'
import type { Mailer } from '#server/platform/mail/email.ts'
import { openDiskStorage } from '#server/platform/media/disk-storage.ts'
import { openPictures } from '#server/platform/media/pictures.ts'
import type { MediaStorage } from '#server/platform/media/storage.ts'
import { openPasswords } from '#server/platform/passwords/passwords.ts'
import { openTextSeal } from '#server/platform/secrets/text-seal.ts'
import { attemptSeal } from '#server/platform/social/attempt-seal.ts'
import { openTokens } from '#server/platform/tokens/tokens.ts'
import type { Watch } from '#server/platform/watch/watch.ts'
import { registerSheetWorkers } from '#server/sheets/sheets.workers.ts'
import { readShopJobs } from '#server/shop-jobs.ts'
import { DEMO_VALUES } from '#server/shop-settings/first-values.facts.ts'
import { openSettingsStore, type SettingsStore } from '#server/shop-settings/shop-settings.service.ts'
import { registerSettingsWorkers } from '#server/shop-settings/shop-settings.workers.ts'
import { registerEmailWorkers } from '#server/shop-workers.ts'

export const PUBLIC_URL = 'https://shop.example'
export const STAFF_EMAIL = 'staff@shop.example'
/** A suite signs in thousands of times; src/server/platform/passwords says and tests what a hash costs in the shop. */
const CHEAP_HASHES = { memoryCost: 64, timeCost: 1 }
/** All test shops share the secret, so a token of one is valid at another. */
export const SECRET = 'known to the tests'

export interface Stock {
  readonly brands?: readonly { name: string; nameAr?: string; isActive?: boolean }[]
  readonly categories?: readonly { name: string; nameAr?: string; isActive?: boolean }[]
  /** Brand and categories by their place in the lists above; the first brand where none is named. */
  readonly products: readonly (Partial<ProductDraft> & { pounds?: number; brand?: number; categories?: readonly number[] })[]
}

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly text: string
  // biome-ignore lint/suspicious/noExplicitAny: answers are what the tests are about, so they come untyped
  readonly json: any
}

export interface Ask {
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
  /** The network address that the request comes from. */
  readonly from?: string
}

export interface TestShop {
  readonly app: App
  readonly change: ChangeDeps
  readonly making: Making
  readonly media: MediaDeps
  readonly accounts: AccountDeps
  readonly settingsStore: SettingsStore
  get(path: string, headers?: Record<string, string>): Promise<Answer>
  ask(request: Ask): Promise<Answer>
  /** Ids of the products. */
  stock(stock: Stock): Promise<string[]>
  close(): Promise<void>
}

export interface TestShopOptions {
  readonly log?: FastifyBaseLogger
  readonly now?: () => Date
  readonly hasLimits?: boolean
  readonly trustProxy?: boolean
  readonly cdn?: Cdn
  /** The most products that are indexed within a change of what stands above them. */
  readonly indexedAtOnceMost?: number
  readonly checkDisk?: AppDeps['checkDisk']
  /** The folder of emails of a shop without a mail server. */
  readonly outbox?: string
  readonly socialSites?: SocialSites
  /** Sends the emails; without it they wait in the queue. */
  readonly mailer?: Mailer
  /** Photographs by SKU; without it the shop has no such source. */
  readonly drive?: PictureDrive
  /** Stands between the shop and the store of its pictures. */
  readonly overStorage?: (storage: MediaStorage) => MediaStorage
  /** The settings of an owner who has changed nothing; those of the demo where none are given. */
  readonly firstSettings?: SettingsContents
  /** Rendered pages; without them the shop is its API and files alone. */
  readonly openPages?: AppDeps['openPages']
  /** Built files of the browser, for a shop that one looks at. */
  readonly clientDir?: string
  readonly watch?: Watch
  /** The intervals of its jobs, other than in a shop that is in use. */
  readonly pace?: Pick<JobsOptions, 'lookEverySeconds' | 'superviseEverySeconds'>
}

/** The same for all shops of a process. */
let shopJobs: ReturnType<typeof readShopJobs> | undefined

/** The whole shop on a database, without pages unless it is given them, entered through its HTTP door. The database stays open when it closes. */
export async function openTestShop(database: Database, options: TestShopOptions = {}): Promise<TestShop> {
  const folder = await mkdtemp(join(tmpdir(), 'diyafa-test-'))
  const log = options.log ?? pino({ level: 'error' }, { write: (line) => console.error(line) })
  const newId = createIds(Date.now)
  const { watch = null } = options
  const disk = await openDiskStorage({ folder })
  const media = createMediaDeps({ storage: options.overStorage?.(disk) ?? disk, pictures: await openPictures(), log })
  const settingsStore = await openSettingsStore({ database, log, first: options.firstSettings ?? DEMO_VALUES })
  const settings = settingsStore.read
  const documents = openDocumentDeps({ media, log, seller: settings })
  shopJobs ??= readShopJobs()
  const jobs = createJobs({ database, log, definitions: await shopJobs, watch, ...options.pace })
  const now = options.now ?? (() => new Date())
  registerSettingsWorkers(jobs, { database, media })
  registerCatalogueWorkers(jobs, { database, media, jobs, now })
  registerSheetWorkers(jobs, { database, jobs, newId, now, settings, media, drive: openDrive({ log }), onCatalogueChange: () => {} })
  const limits = createLimits({ db: database.db, now, isOn: options.hasLimits ?? true })
  if (options.mailer !== undefined) {
    const quota = createEmailQuota({ database, limits, staffEmail: () => STAFF_EMAIL })
    const site = () => ({ publicUrl: PUBLIC_URL, shop: settings().shop })
    const addresses = {
      publicUrl: PUBLIC_URL,
      site,
      offerKey: SECRET,
      requestKey: SECRET,
      emailKey: SECRET,
      codeSeal: openTextSeal(SECRET, 'codes'),
      staffEmail: () => STAFF_EMAIL,
      documents,
      settings,
    }
    registerEmailWorkers(jobs, { database, jobs, log, watch, newId, now, mailer: options.mailer, quota, ...addresses })
  }
  const accounts: AccountDeps = {
    database,
    jobs,
    limits,
    passwords: await openPasswords(CHEAP_HASHES),
    codeSeal: openTextSeal(SECRET, 'codes'),
    tokens: await openTokens({ secret: SECRET, ttlMs: SESSION_TTL_MS, now }),
    newId,
    now,
    settings,
  }
  const app = await openApp({ ...accounts, settingsStore, media, log, documents }, options)
  const change: ChangeDeps = { database, onCatalogueChange: app.onCatalogueChange }
  const making: Making = { newId, now }
  await jobs.start()
  return {
    app,
    change,
    making,
    media,
    accounts,
    settingsStore,
    get: (path, headers = {}) => ask(app, { method: 'GET', path, headers }),
    ask: (request) => ask(app, request),
    stock: (stock) => fill(change, making, stock),
    close: async () => {
      await app.close()
      await jobs.stop()
      documents.maker.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

type OpenedParts = AccountDeps & Pick<AppDeps, 'settingsStore' | 'media' | 'log' | 'documents'>

function openApp(opened: OpenedParts, options: TestShopOptions): Promise<App> {
  const { now, log } = opened
  return buildApp({
    ...opened,
    social: {
      sites: options.socialSites ?? { Google: null, Facebook: null },
      seal: attemptSeal({ secret: SECRET, ttlMs: SOCIAL_ATTEMPT_TTL_MS, now }),
    },
    drive: options.drive ?? openDrive({ log }),
    publicUrl: PUBLIC_URL,
    offerKey: SECRET,
    requestKey: SECRET,
    emailKey: SECRET,
    checkDisk: options.checkDisk ?? (async () => {}),
    outbox: options.outbox ?? null,
    watch: options.watch ?? null,
    host: { folders: [tmpdir()], isBackedUpNightly: false },
    trustProxy: options.trustProxy ?? false,
    cdn: options.cdn ?? null,
    ...(options.indexedAtOnceMost === undefined ? {} : { indexedAtOnceMost: options.indexedAtOnceMost }),
    clientDir: options.clientDir ?? null,
    openPages: options.openPages ?? null,
  })
}

async function ask(app: App, { method, path, headers = {}, body, from }: Ask): Promise<Answer> {
  const answer = await app.http.inject({
    method: method as 'GET',
    url: path,
    headers,
    ...(body === undefined ? {} : { payload: body }),
    ...(from === undefined ? {} : { remoteAddress: from }),
  })
  const isJson = String(answer.headers['content-type']).startsWith('application/json')
  return {
    status: answer.statusCode,
    headers: answer.headers as Record<string, string | undefined>,
    text: answer.payload,
    json: isJson && answer.payload !== '' ? answer.json() : undefined,
  }
}

async function fill(deps: ChangeDeps, making: Making, stock: Stock): Promise<string[]> {
  return changeCatalogue(deps, async (change) => {
    const brandIds = await addBrands(change, making, (stock.brands ?? [{ name: `Brand ${randomUUID()}` }]).map(described))
    const categoryIds = await addCategories(
      change,
      making,
      (stock.categories ?? []).map((category) => ({ ...described(category), drawing: null })),
    )
    const drafts = stock.products.map(({ pounds, brand, categories, ...given }): ProductDraft => {
      const brandId = brandIds[brand ?? 0] ?? ''
      return {
        ...BLANK_PRODUCT,
        sku: `SKU-${making.newId()}`,
        price: amountFromDecimal(pounds ?? 1000),
        brandId,
        categoryIds: (categories ?? []).map((index) => categoryIds[index] ?? ''),
        ...given,
      }
    })
    return addProducts(change, making, drafts)
  })
}

function described({ name, nameAr = 'اسم', isActive = true }: { name: string; nameAr?: string; isActive?: boolean }) {
  return { name, nameAr, isActive, description: 'Described.', descriptionAr: 'وصف.' }
}

/** Defaults for the fields that a test doesn't give. */
export const BLANK_PRODUCT = {
  name: 'Thing',
  nameAr: 'شيء',
  description: 'Plain.',
  descriptionAr: 'عادي.',
  quantity: 5,
  isNew: true,
  isActive: true,
  inactiveReasons: [],
  specs: {},
  imageName: null,
} as const
