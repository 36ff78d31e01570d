import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { preferredEncoding } from './encodings.ts'
import { FOREVER_CACHING, headersGiven, PUBLIC_CACHING } from './headers.ts'
import { KeptAnswer, sendKept } from './kept-answers.ts'

/** What gets smaller; fonts and photographs are packed by their own kind and are read from disk. */
const PACKED: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
}
const ASSETS = 'assets'

/** Files of the web build. Those that get smaller are read and packed when first asked for and kept: they are as many as the build made. */
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
  for (const name of await readdir(folder)) {
    const contentType = PACKED[name.slice(name.lastIndexOf('.') + 1)]
    if (contentType !== undefined) openFile(app, { path: join(folder, name), url: `/${ASSETS}/${name}`, contentType })
  }
}

interface BuiltFile {
  readonly path: string
  readonly url: string
  readonly contentType: string
}

function openFile(app: FastifyInstance, { path, url, contentType }: BuiltFile): void {
  let reading: Promise<KeptAnswer | null> | null = null
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    reading ??= read(path, { ...headersGiven(reply), 'content-type': contentType })
    const file = await reading
    if (file === null) {
      reading = null
      return reply.callNotFound()
    }
    await file.pack(preferredEncoding(request.headers['accept-encoding']))
    reply.hijack()
    sendKept(file, request.raw, reply.raw)
  }
  app.route({ method: ['GET', 'HEAD'], url, handler })
}

/** Null where a later build has taken the file away, or it cannot be read at the moment. */
async function read(path: string, headers: Readonly<Record<string, string>>): Promise<KeptAnswer | null> {
  const body = await readFile(path).catch(() => null)
  if (body === null) return null
  const file = new KeptAnswer({ status: 200, headers: { ...headers, 'cache-control': FOREVER_CACHING, vary: 'Accept-Encoding' }, body })
  file.keep()
  return file
}
