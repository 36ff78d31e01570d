import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { markPath } from '#domain/catalogue/media.ts'
import { RefusalError } from '#domain/errors.ts'
import type { ReadSettings } from '#domain/settings/sections.ts'
import { CachedAnswer, headersGiven, sendHijacked } from '#server/platform/http/cache/cached-answer.ts'

interface ArtworkRoute {
  Params: { '*': string }
}

/** Files keep their names when they are drawn anew, so a day is long enough. */
const ARTWORK_CACHING = 'public, max-age=86400'
const ARTWORK_POLICY = "default-src 'none'; style-src 'unsafe-inline'"

/** The shop's drawings, each read when it is first asked for and then cached. */
export function registerArtwork(app: FastifyInstance, settings: ReadSettings): void {
  const files = artworkFiles(fileURLToPath(new URL('../../../artwork', import.meta.url)))
  const read = new Map<string, CachedAnswer>()
  app.route<ArtworkRoute>({
    method: ['GET', 'HEAD'],
    url: '/artwork/*',
    handler: (request, reply) => {
      const name = request.params['*']
      const answer = read.get(name) ?? readAnswer(files.get(name), reply)
      read.set(name, answer)
      sendHijacked(answer, request, reply)
    },
  })
  // Browsers ask for this path by themselves when a file without a page is opened.
  app.get('/favicon.ico', (_request, reply) => {
    const icon = settings().shop.pictures?.icon
    return reply.redirect(icon === undefined ? '/artwork/favicon.svg' : markPath(icon, 'icon-48.png'), 302)
  })
}

/** The paths of all files by their names in addresses; an address never becomes a path. */
function artworkFiles(folder: string): ReadonlyMap<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name))
  return new Map(paths.map((path) => [relative(folder, path).replaceAll(sep, '/'), path]))
}

function readAnswer(path: string | undefined, reply: FastifyReply): CachedAnswer {
  if (path === undefined) throw new RefusalError('not-found')
  const headers = {
    ...headersGiven(reply),
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': ARTWORK_CACHING,
    'content-security-policy': ARTWORK_POLICY,
    vary: 'Accept-Encoding',
  }
  const answer = new CachedAnswer({ status: 200, headers, body: readFileSync(path) })
  answer.hold()
  return answer
}
