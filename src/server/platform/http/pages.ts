import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RefusalError } from '#domain/errors.ts'
import { isApi } from './addresses.ts'
import { answerKept } from './answer-kept.ts'
import { registerBuiltFiles } from './built-files.ts'
import { PUBLIC_CACHING } from './headers.ts'
import type { KeptAnswers } from './kept-answers.ts'
import { bytesOf } from './own-bytes.ts'
import { answerRefusal } from './server.ts'

/** Whoever renders pages: the anonymous view, the same for everybody. */
interface PageRenderer {
  render(request: { path: string; query: string }): Promise<{
    readonly status: number
    readonly headers: Readonly<Record<string, string>>
    readonly html: string
    readonly csp: string
    readonly location?: string
  }>
}

export interface PagesOptions {
  readonly kept: KeptAnswers
  readonly pages: PageRenderer
  readonly clientDir: string | null
}

export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { clientDir } = options
  if (clientDir !== null) await registerBuiltFiles(app, clientDir)
  app.setNotFoundHandler((request, reply) => answerPage(options, request, reply))
}

/** Every address that is no door and no file is the pages' to answer, unknown ones too. */
async function answerPage({ kept, pages }: PagesOptions, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (isApi(request.url) || (request.method !== 'GET' && request.method !== 'HEAD')) {
    answerRefusal(new RefusalError('not-found'), request, reply)
    return
  }
  const [path = '/', query = ''] = splitOnce(request.url, '?')
  if (isOfABuild(path)) {
    reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('not found')
    return
  }
  return answerKept({ kept, request, reply, key: request.url }, async () => {
    const page = await pages.render({ path, query })
    const headers = {
      ...page.headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': page.csp,
      'cache-control': page.status >= 500 ? 'no-store' : PUBLIC_CACHING,
      vary: 'Accept-Encoding, Authorization',
      ...(page.location === undefined ? {} : { location: page.location }),
    }
    return { status: page.status, headers, body: bytesOf(page.html) }
  })
}

/** A file of another build, asked for by a page that is open since: a whole page would only be thrown away. */
function isOfABuild(path: string): boolean {
  return path.startsWith('/assets/')
}

function splitOnce(text: string, sign: string): string[] {
  const at = text.indexOf(sign)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}
