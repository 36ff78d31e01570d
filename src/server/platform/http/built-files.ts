import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SingleFlight } from '#server/platform/single-flight.ts'
import { CachedAnswer, headersGiven, sendHijacked } from './cache/cached-answer.ts'
import { preferredEncoding } from './cache/encodings.ts'
import { FOREVER_CACHING, PUBLIC_CACHING } from './headers.ts'

/** Types that compression makes smaller; fonts and photographs are compressed by their own format and are read from disk. */
const PACKED: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
}
const ASSETS = 'assets'
/** The service worker may serve every page, not only its own folder. */
const SERVICE_WORKER = /^worker-[\w-]+\.js$/

/**
 * Serves the files of the web build. Compressible ones are read and compressed on first use and cached without a bound: there are only as
 * many as the build made.
 */
export async function registerBuiltFiles(app: FastifyInstance, clientDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: clientDir,
    prefix: '/',
    wildcard: false,
    index: false,
    globIgnore: Object.keys(PACKED).map((ending) => `${ASSETS}/*.${ending}`),
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes(`/${ASSETS}/`) ? FOREVER_CACHING : PUBLIC_CACHING)
    },
  })
  const folder = join(clientDir, ASSETS)
  const files = new Map<string, CachedAnswer>()
  const reading = new SingleFlight<CachedAnswer | null>()
  for (const name of await readdir(folder)) {
    const contentType = PACKED[name.slice(name.lastIndexOf('.') + 1)]
    if (contentType === undefined) continue
    const headers = { 'content-type': contentType, ...(SERVICE_WORKER.test(name) ? { 'service-worker-allowed': '/' } : {}) }
    openFile(app, { path: join(folder, name), url: `/${ASSETS}/${name}`, headers, files, reading })
  }
}

interface BuiltFile {
  readonly path: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** Files read so far, by path. */
  readonly files: Map<string, CachedAnswer>
  readonly reading: SingleFlight<CachedAnswer | null>
}

function openFile(app: FastifyInstance, { path, url, headers: own, files, reading }: BuiltFile): void {
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const headers = { ...headersGiven(reply), ...own }
    const file = files.get(path) ?? (await reading.run(path, () => read(path, headers)))
    if (file === null) return reply.callNotFound()
    files.set(path, file)
    await file.pack(preferredEncoding(request.headers['accept-encoding']))
    sendHijacked(file, request, reply)
  }
  app.route({ method: ['GET', 'HEAD'], url, handler })
}

/** Null when a later build has removed the file, or it cannot be read at the moment. */
async function read(path: string, headers: Readonly<Record<string, string>>): Promise<CachedAnswer | null> {
  const body = await readFile(path).catch(() => null)
  if (body === null) return null
  const file = new CachedAnswer({ status: 200, headers: { ...headers, 'cache-control': FOREVER_CACHING, vary: 'Accept-Encoding' }, body })
  file.hold()
  return file
}
