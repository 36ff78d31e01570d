import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { namesTag } from '#server/platform/http/cache/etags.ts'
import { FOREVER_CACHING } from '#server/platform/http/headers.ts'
import { getMediaFile, type MediaDeps } from './media-library.service.ts'

interface MediaRoute {
  Params: { name: string; file: string }
}

export function registerMediaRoutes(app: FastifyInstance, deps: MediaDeps): void {
  app.route<MediaRoute>({
    method: ['GET', 'HEAD'],
    url: '/media/:name/:file',
    handler: (request, reply) => answer(deps, request, reply),
  })
}

async function answer(deps: MediaDeps, request: FastifyRequest<MediaRoute>, reply: FastifyReply): Promise<FastifyReply> {
  const file = await getMediaFile(deps, request.params.name, request.params.file)
  reply.headers({ 'cache-control': FOREVER_CACHING, etag: file.etag, 'x-content-type-options': 'nosniff' })
  if (namesTag(request.headers['if-none-match'], file.etag)) return reply.code(304).send()
  // Fastify sends no body for HEAD and keeps the length.
  return reply.headers({ 'content-type': file.contentType, 'content-length': file.bytes.length }).send(file.bytes)
}
