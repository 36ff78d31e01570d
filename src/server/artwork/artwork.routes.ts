import type { FastifyInstance, FastifyReply } from 'fastify'
import { RefusalError } from '#domain/errors.ts'
import { CachedAnswer, sendCached } from '#server/platform/http/cached-answer.ts'
import { headersGiven } from '#server/platform/http/headers.ts'
import { ARTWORK } from './artwork.ts'

interface ArtworkRoute {
  Params: { '*': string }
}

/** A new version of the shop may draw better, so a day is long enough. */
const ARTWORK_CACHING = 'public, max-age=86400'
const ARTWORK_POLICY = "default-src 'none'; style-src 'unsafe-inline'"

/** The shop's drawings as files, each made when it is first asked for and then cached. */
export function registerArtwork(app: FastifyInstance): void {
  const made = new Map<string, CachedAnswer>()
  app.route<ArtworkRoute>({
    method: ['GET', 'HEAD'],
    url: '/artwork/*',
    handler: (request, reply) => {
      const name = request.params['*']
      const answer = made.get(name) ?? make(name, reply)
      made.set(name, answer)
      reply.hijack()
      sendCached(answer, request.raw, reply.raw)
    },
  })
  // Browsers ask for this path by themselves when a file without a page is opened.
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/artwork/favicon.svg', 301))
}

function make(name: string, reply: FastifyReply): CachedAnswer {
  const draw = ARTWORK.get(name)
  if (draw === undefined) throw new RefusalError('not-found')
  const headers = {
    ...headersGiven(reply),
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': ARTWORK_CACHING,
    'content-security-policy': ARTWORK_POLICY,
    vary: 'Accept-Encoding',
  }
  const answer = new CachedAnswer({ status: 200, headers, body: Buffer.from(draw()) })
  answer.hold()
  return answer
}
