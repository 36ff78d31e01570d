import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RefusalError } from '#domain/errors.ts'
import type { Database } from '#server/platform/db/database.ts'
import { answerKept } from '#server/platform/http/answer-kept.ts'
import { PUBLIC_CACHING } from '#server/platform/http/headers.ts'
import type { KeptAnswers } from '#server/platform/http/kept-answers.ts'
import { findEverything, listActiveBrands, listActiveCategories, listSlugsOnShow } from './catalogue.repository.ts'
import { robotsText, type SitemapPlace, sitemapFile, sitemapIndex } from './sitemap.ts'

export interface SitemapDeps extends SitemapPlace {
  readonly database: Database
  readonly kept: KeptAnswers
}

/** Two addresses each, so far below the 50,000 that one file may hold, and small enough to keep. */
const PRODUCTS_PER_FILE = 2000
const PLACES_FILE = 'places.xml'
const FIXED_PATHS = ['/', '/shop', '/brands']
const XML_TYPE = 'application/xml; charset=utf-8'

export function registerSitemap(app: FastifyInstance, deps: SitemapDeps): void {
  app.get('/robots.txt', (request, reply) => answer(deps, request, reply, 'text/plain; charset=utf-8', async () => robotsText(deps)))
  app.get('/sitemap.xml', (request, reply) => answer(deps, request, reply, XML_TYPE, () => index(deps)))
  app.get<{ Params: { file: string } }>('/sitemap/:file', (request, reply) =>
    answer(deps, request, reply, XML_TYPE, () => file(deps, request.params.file)),
  )
}

async function answer(
  { kept }: SitemapDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  make: () => Promise<string>,
): Promise<void> {
  const key = request.url.split('?')[0] ?? request.url
  return answerKept({ kept, request, reply, key }, async () => ({
    status: 200,
    headers: { 'content-type': type, 'cache-control': PUBLIC_CACHING, vary: 'Accept-Encoding' },
    body: Buffer.from(await make()),
  }))
}

async function index(deps: SitemapDeps): Promise<string> {
  const { count } = await findEverything(deps.database.db)
  const files = Array.from({ length: Math.ceil(count / PRODUCTS_PER_FILE) }, (_, n) => `products-${n + 1}.xml`)
  return sitemapIndex(deps, [PLACES_FILE, ...files])
}

async function file(deps: SitemapDeps, name: string): Promise<string> {
  if (name === PLACES_FILE) return sitemapFile(deps, await placePaths(deps.database))
  const number = Number(/^products-([1-9]\d{0,5})\.xml$/.exec(name)?.[1] ?? Number.NaN)
  if (Number.isNaN(number)) throw new RefusalError('not-found')
  const slugs = await listSlugsOnShow(deps.database.db, { limit: PRODUCTS_PER_FILE, offset: (number - 1) * PRODUCTS_PER_FILE })
  if (slugs.length === 0) throw new RefusalError('not-found')
  return sitemapFile(
    deps,
    slugs.map((slug) => `/product/${slug}`),
  )
}

async function placePaths({ db }: Database): Promise<string[]> {
  const [categories, brands] = await Promise.all([listActiveCategories(db), listActiveBrands(db)])
  return [...FIXED_PATHS, ...categories.map(({ slug }) => `/shop/category/${slug}`), ...brands.map(({ slug }) => `/shop/brand/${slug}`)]
}
