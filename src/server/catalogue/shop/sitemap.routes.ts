import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ReadSettings } from '#domain/settings/sections.ts'
import type { Database } from '#server/platform/db/database.ts'
import { answerFromCache } from '#server/platform/http/cache/answer-from-cache.ts'
import type { ResponseCache } from '#server/platform/http/cache/response-cache.ts'
import { PUBLIC_CACHING } from '#server/platform/http/headers.ts'
import { robotsText, SECURITY_TEXT, securityText } from './robots.facts.ts'
import type { SitemapLocation } from './sitemap.replies.ts'
import { makeSitemapFile, makeSitemapIndex } from './sitemap.service.ts'

export interface SitemapDeps extends SitemapLocation {
  readonly database: Database
  readonly cache: ResponseCache
  readonly settings: ReadSettings
  readonly now: () => Date
}

const XML_TYPE = 'application/xml; charset=utf-8'

export function registerSitemap(app: FastifyInstance, deps: SitemapDeps): void {
  app.get('/robots.txt', (request, reply) => answer(deps, request, reply, 'text/plain; charset=utf-8', async () => robotsText(deps)))
  app.get(SECURITY_TEXT, (_request, reply) => {
    const text = securityText({ publicUrl: deps.publicUrl, email: deps.settings().shop.email, now: deps.now() })
    return reply.header('cache-control', PUBLIC_CACHING).type('text/plain; charset=utf-8').send(text)
  })
  app.get('/sitemap.xml', (request, reply) => answer(deps, request, reply, XML_TYPE, () => makeSitemapIndex(deps)))
  app.get<{ Params: { file: string } }>('/sitemap/:file', (request, reply) =>
    answer(deps, request, reply, XML_TYPE, () => makeSitemapFile(deps, request.params.file)),
  )
}

async function answer(
  { cache }: SitemapDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  make: () => Promise<string>,
): Promise<void> {
  const key = request.url.split('?')[0] ?? request.url
  return answerFromCache({ cache, request, reply, key }, async () => ({
    status: 200,
    headers: { 'content-type': type, 'cache-control': PUBLIC_CACHING, vary: 'Accept-Encoding' },
    body: Buffer.from(await make()),
  }))
}
