import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { openApiDocument } from '#contract/openapi.ts'
import { RefusalError } from '#domain/errors.ts'
import { registerArtwork } from './artwork/artwork.routes.ts'
import { catalogueDoors } from './catalogue/catalogue.routes.ts'
import { CATALOGUE_CHANNEL } from './catalogue/catalogue-change.ts'
import { registerSitemap } from './catalogue/sitemap.routes.ts'
import { registerMediaRoutes } from './media-library/media-library.routes.ts'
import type { MediaDeps } from './media-library/media-library.service.ts'
import type { Database } from './platform/db/database.ts'
import { answerKept } from './platform/http/answer-kept.ts'
import { type ReadViewer, registerDoors } from './platform/http/doors.ts'
import { API_HEADERS, PUBLIC_CACHING } from './platform/http/headers.ts'
import { KeptAnswers } from './platform/http/kept-answers.ts'
import { registerPages } from './platform/http/pages.ts'
import { answerRefusal, createHttpServer } from './platform/http/server.ts'
import type { InProcessTransport, Pages } from './ssr.ts'

export interface AppDeps {
  readonly database: Database
  readonly media: MediaDeps
  readonly log: FastifyBaseLogger
  readonly newId: () => string
  readonly readViewer: ReadViewer
  readonly publicUrl: string
  readonly trustProxy: boolean
  /** The web build is made with the way into the API; without it there are no pages. */
  readonly openPages: ((api: InProcessTransport) => Promise<Pages>) | null
  /** Built files of the browser: scripts, styles, fonts. */
  readonly clientDir: string | null
}

export interface App {
  readonly http: FastifyInstance
  readonly kept: KeptAnswers
  /** Takes no more work and ends what is under way. */
  close(): Promise<void>
}

const KEPT_BYTES_MOST = 64 * 1024 * 1024
const API_TITLE = 'Diyafa'

export async function buildApp(deps: AppDeps): Promise<App> {
  const { database } = deps
  const kept = new KeptAnswers({ bytesMost: KEPT_BYTES_MOST, canHearChanges: () => database.isListening() })
  await database.listen(CATALOGUE_CHANNEL, () => kept.dropAll())
  database.onListeningChange(() => kept.dropAll())
  let isClosing = false
  const http = await createHttpServer({
    log: deps.log,
    newId: deps.newId,
    trustProxy: deps.trustProxy,
    isHttps: deps.publicUrl.startsWith('https:'),
    kept,
    checkReady: async () => {
      if (isClosing) throw new Error('closing')
      await database.ping()
    },
  })
  registerDoors(http, catalogueDoors({ database }), { kept, readViewer: deps.readViewer })
  registerApiDocument(http, kept)
  registerSitemap(http, { database, kept, publicUrl: deps.publicUrl })
  registerMediaRoutes(http, deps.media)
  registerArtwork(http)
  if (deps.openPages === null) http.setNotFoundHandler((request, reply) => answerRefusal(new RefusalError('not-found'), request, reply))
  else await registerPages(http, { kept, pages: await deps.openPages(inProcess(http)), clientDir: deps.clientDir })
  await http.ready()
  return {
    http,
    kept,
    close: async () => {
      isClosing = true
      await http.close()
    },
  }
}

function registerApiDocument(http: FastifyInstance, kept: KeptAnswers): void {
  const body = Buffer.from(JSON.stringify(openApiDocument(API_TITLE, endpoints)))
  const headers = { ...API_HEADERS, 'cache-control': PUBLIC_CACHING }
  http.get('/api/docs', (request, reply) =>
    answerKept({ kept, request, reply, key: '/api/docs' }, async () => ({ status: 200, headers, body })),
  )
}

/** Rendered pages call the same doors as browsers do, without a socket and as nobody. */
function inProcess(http: FastifyInstance): InProcessTransport {
  return async ({ method, path, body, language }) => {
    const answer = await http.inject({
      method: method as 'GET',
      url: path,
      headers: { 'accept-language': language },
      ...(body === undefined ? {} : { payload: body as object }),
    })
    return { status: answer.statusCode, body: answer.json() }
  }
}
