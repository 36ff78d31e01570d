import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ReadSettings } from '#domain/settings/sections.ts'
import type { Database } from '#server/platform/db/database.ts'
import { answerFromCache } from '#server/platform/http/cache/answer-from-cache.ts'
import type { ResponseCache } from '#server/platform/http/cache/response-cache.ts'
import { PUBLIC_CACHING } from '#server/platform/http/headers.ts'
import { CATALOGUE_TAGS } from '../cache-tags.facts.ts'
import { type PageAddresses, robotsText, SECURITY_TEXT, securityText } from './robots.facts.ts'
import type { SitemapLocation } from './sitemap.replies.ts'
import { COLLECTIONS_FILE, openSitemap } from './sitemap.service.ts'

export interface SitemapDeps extends SitemapLocation {
  readonly database: Database
  readonly cache: ResponseCache
  readonly settings: ReadSettings
  readonly pages: PageAddresses
  readonly now: () => Date
}

const TEXT_TYPE = 'text/plain; charset=utf-8'
const XML_TYPE = 'application/xml; charset=utf-8'

export function registerSitemap(app: FastifyInstance, deps: SitemapDeps): void {
  const sitemap = openSitemap(deps)
  app.get('/robots.txt', (request, reply) =>
    answer(deps, request, reply, { key: '/robots.txt', type: TEXT_TYPE, tags: [], make: async () => robotsText(deps, deps.pages) }),
  )
  app.get(SECURITY_TEXT, (_request, reply) => {
    const text = securityText({ publicUrl: deps.publicUrl, email: deps.settings().shop.email, now: deps.now() })
    return reply.header('cache-control', PUBLIC_CACHING).type(TEXT_TYPE).send(text)
  })
  app.get('/sitemap.xml', (request, reply) =>
    answer(deps, request, reply, { key: '/sitemap.xml', type: XML_TYPE, tags: [CATALOGUE_TAGS.addresses], make: () => sitemap.index() }),
  )
  app.get<{ Params: { file: string } }>('/sitemap/:file', (request, reply) => {
    const { file } = request.params
    const tags = [file === COLLECTIONS_FILE ? CATALOGUE_TAGS.menus : CATALOGUE_TAGS.addresses]
    return answer(deps, request, reply, { key: `/sitemap/${file}`, type: XML_TYPE, tags, make: () => sitemap.file(file) })
  })
}

interface MadeText {
  readonly key: string
  readonly type: string
  /** The changes that make another text. */
  readonly tags: readonly string[]
  readonly make: () => Promise<string>
}

async function answer(
  { cache }: SitemapDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { key, type, tags, make }: MadeText,
): Promise<void> {
  return answerFromCache({ cache, request, reply, key }, async () => ({
    status: 200,
    headers: { 'content-type': type, 'cache-control': PUBLIC_CACHING, vary: 'Accept-Encoding' },
    body: Buffer.from(await make()),
    validity: { tags, until: Infinity },
  }))
}
