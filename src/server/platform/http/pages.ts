import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RefusalError } from '#domain/errors.ts'
import { createSemaphore, type Semaphore, SemaphoreFullError } from '#server/platform/semaphore.ts'
import { isApi } from './addresses.ts'
import { registerBuiltFiles } from './built-files.ts'
import { answerFromCache } from './cache/answer-from-cache.ts'
import { ANY_CHANGE, type Validity } from './cache/cached-answer.ts'
import { bytesOf } from './cache/own-bytes.ts'
import type { ResponseCache } from './cache/response-cache.ts'
import { PUBLIC_CACHING } from './headers.ts'
import { busyPage } from './plain-page.ts'
import { RETRY_AFTER_SECONDS } from './refusals.ts'
import { answerRefusal } from './server.ts'

interface PageAddress {
  readonly path: string
  readonly query: string
}

/** Renders pages for anonymous visitors, the same for everybody. */
interface PageRenderer {
  /** The part of the query that makes another page, in one spelling. */
  queryOf(request: PageAddress): string | Promise<string>
  render(request: PageAddress): Promise<{
    readonly status: number
    readonly headers: Readonly<Record<string, string>>
    readonly html: string | Buffer
    readonly csp: string
    readonly location?: string
    readonly validity?: Validity
  }>
}

export interface PagesOptions {
  readonly cache: ResponseCache
  readonly pages: PageRenderer
  readonly clientDir: string | null
}

/** Rendering holds the one thread for some milliseconds a page; callers who would wait for seconds are asked to come again. */
const RENDERS_AT_ONCE = 4
const RENDERS_WAITING_MAX = 100

interface BoundedPages extends PagesOptions {
  readonly renders: Semaphore
}

export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { clientDir } = options
  if (clientDir !== null) await registerBuiltFiles(app, clientDir)
  const renders = createSemaphore({ slots: RENDERS_AT_ONCE, waitingMax: RENDERS_WAITING_MAX })
  app.setNotFoundHandler((request, reply) => answerPage({ ...options, renders }, request, reply))
}

const UNAVAILABLE = 503

/** Pages answer every address that is neither a door nor a file, unknown ones too. */
async function answerPage({ cache, pages, renders }: BoundedPages, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (isApi(request.url) || (request.method !== 'GET' && request.method !== 'HEAD')) {
    answerRefusal(new RefusalError('not-found'), request, reply)
    return
  }
  const [path = '/', asked = ''] = splitOnce(request.url, '?')
  if (isOfABuild(path)) {
    reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('not found')
    return
  }
  const query = await pages.queryOf({ path, query: asked })
  const key = query === '' ? path : `${path}?${query}`
  return answerFromCache({ cache, request, reply, key }, async () => {
    const page = await renders
      .run(async () => {
        // A page that awaits nothing would finish within its turn, and the queue would never fill.
        await nextTurn()
        return pages.render({ path, query })
      })
      .catch((error: unknown) => {
        if (error instanceof SemaphoreFullError) return { ...busyPage(path), validity: ANY_CHANGE }
        throw error
      })
    const headers = {
      ...page.headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': page.csp,
      // Pages that only the holder of a link may read say so themselves.
      'cache-control': page.status >= 500 ? 'no-store' : (page.headers['cache-control'] ?? PUBLIC_CACHING),
      vary: 'Accept-Encoding, Authorization',
      ...(page.location === undefined ? {} : { location: withWhole(asked, query, page.location) }),
      ...(page.status === UNAVAILABLE ? { 'retry-after': String(RETRY_AFTER_SECONDS) } : {}),
    }
    return {
      status: page.status,
      headers,
      body: typeof page.html === 'string' ? bytesOf(page.html) : page.html,
      validity: page.validity ?? ANY_CHANGE,
    }
  })
}

/** True for files of another build, asked for by a page that is still open: a rendered error page would only be thrown away. */
function isOfABuild(path: string): boolean {
  return path.startsWith('/assets/')
}

/** A redirected page keeps the whole query of the request; the page itself was given only the declared part. */
function withWhole(asked: string, query: string, location: string): string {
  const [target = '', own = ''] = splitOnce(location, '?')
  return asked === '' || own !== query ? location : `${target}?${asked}`
}

function splitOnce(text: string, sign: string): string[] {
  const at = text.indexOf(sign)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}
