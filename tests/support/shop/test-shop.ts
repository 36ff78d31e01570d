import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import type { Language } from '#domain/language.ts'
import { piastresFromPounds } from '#domain/money.ts'
import { anonymousViewer, type Viewer } from '#domain/viewer.ts'
import { type App, buildApp } from '#server/app.ts'
import { type ChangeDeps, changeCatalogue } from '#server/catalogue/catalogue-change.ts'
import { addBrands, addCategories, addProducts, type Making, type ProductDraft } from '#server/catalogue/catalogue-writing.service.ts'
import { createMediaDeps, type MediaDeps } from '#server/media-library/media-library.service.ts'
import type { Database } from '#server/platform/db/database.ts'
import { createIds } from '#server/platform/ids.ts'
import { openDiskStorage } from '#server/platform/media/disk-storage.ts'
import { openPictures } from '#server/platform/media/pictures.ts'

export const PUBLIC_URL = 'https://shop.example'

/** Tokens of people the tests speak of; any other token is nobody's. */
const PEOPLE: Readonly<Record<string, Omit<Extract<Viewer, { kind: 'signed-in' }>, 'language'>>> = {
  member: { kind: 'signed-in', id: 'member', role: 'ROLE MEMBER', firstName: 'Mona', brandId: null, isDisabled: false },
  nameless: { kind: 'signed-in', id: 'nameless', role: 'ROLE MEMBER', firstName: ' ', brandId: null, isDisabled: false },
}

export const MEMBER = { authorization: 'Bearer member' }
export const NAMELESS = { authorization: 'Bearer nameless' }

async function readTestViewer(authorization: string, language: Language): Promise<Viewer> {
  const person = PEOPLE[authorization.replace(/^Bearer /, '')]
  return person === undefined ? anonymousViewer(language) : { ...person, language }
}

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
}

export interface TestShop {
  readonly app: App
  readonly change: ChangeDeps
  readonly making: Making
  readonly media: MediaDeps
  get(path: string, headers?: Record<string, string>): Promise<Answer>
  ask(request: Ask): Promise<Answer>
  /** Ids of the products. */
  stock(stock: Stock): Promise<string[]>
  close(): Promise<void>
}

/** The whole shop on a database, without pages, entered through its HTTP door. The database stays open when it closes. */
export async function openTestShop(database: Database, options: { log?: FastifyBaseLogger } = {}): Promise<TestShop> {
  const folder = await mkdtemp(join(tmpdir(), 'diyafa-test-'))
  const log = options.log ?? pino({ level: 'silent' })
  const newId = createIds(Date.now)
  const media = createMediaDeps({ storage: await openDiskStorage({ folder }), pictures: await openPictures(), log })
  const app = await buildApp({
    database,
    media,
    log,
    newId,
    readViewer: readTestViewer,
    publicUrl: PUBLIC_URL,
    trustProxy: false,
    clientDir: null,
    openPages: null,
  })
  const change: ChangeDeps = { database, onCatalogueChange: () => app.kept.dropAll() }
  const making: Making = { newId, now: () => new Date() }
  return {
    app,
    change,
    making,
    media,
    get: (path, headers = {}) => ask(app, { method: 'GET', path, headers }),
    ask: (request) => ask(app, request),
    stock: (stock) => fill(change, making, stock),
    close: async () => {
      await app.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function ask(app: App, { method, path, headers = {}, body }: Ask): Promise<Answer> {
  const answer = await app.http.inject({ method: method as 'GET', url: path, headers, ...(body === undefined ? {} : { payload: body }) })
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
        price: piastresFromPounds(pounds ?? 1000),
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

/** What a test doesn't say of a product. */
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
