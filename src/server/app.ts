import type { FastifyInstance } from 'fastify'
import { navigations } from '#contract/docs/navigations.ts'
import { openApiDocument } from '#contract/docs/openapi.ts'
import { endpoints } from '#contract/endpoints.ts'
import { RefusalError } from '#domain/errors.ts'
import { type ProvingDeps, readViewer } from './accounts/accounts.service.ts'
import { registerSocialSignIn } from './accounts/social/social-sign-in.routes.ts'
import { registerArtwork } from './artwork/artwork.routes.ts'
import { giveToAccount } from './caller/joining-accounts.service.ts'
import type { ChangeDeps } from './catalogue/catalogue-change.service.ts'
import { registerSitemap } from './catalogue/shop/sitemap.routes.ts'
import { openChat } from './chat/chat.realtime.ts'
import { openDeskNews } from './desk/desk-news.service.ts'
import { deskHooks } from './desk/entries/desk-hooks.service.ts'
import { moveToJoined } from './desk/joining/joined-customers.service.ts'
import { registerMediaRoutes } from './media-library/media-library.routes.ts'
import { openOfferNews } from './offers/offer-news.service.ts'
import { openOrderNews } from './orders/order-news.service.ts'
import { registerUnsubscribeLinks } from './own-emails/own-emails.routes.ts'
import { pageAddresses } from './page-addresses.ts'
import { PAGE_OR_NOTHING } from './platform/http/addresses.ts'
import { answerFromCache } from './platform/http/cache/answer-from-cache.ts'
import { validityOf } from './platform/http/cache/cached-answer.ts'
import type { Cdn } from './platform/http/cache/cdn.ts'
import { bodyReader } from './platform/http/cache/read-bodies.ts'
import type { ResponseCache } from './platform/http/cache/response-cache.ts'
import { type DoorsOptions, registerDoors } from './platform/http/doors.ts'
import { API_HEADERS, PUBLIC_CACHING } from './platform/http/headers.ts'
import { registerPages } from './platform/http/pages.ts'
import { answerRefusal, createHttpServer } from './platform/http/server.ts'
import { UnderWay } from './platform/http/under-way.ts'
import type { LogAnswered } from './platform/log/answered-lines.ts'
import type { Watch } from './platform/watch/watch.ts'
import { openPublicAnswers } from './public-answers.ts'
import { renewSignature } from './reviews/signatures.service.ts'
import { type ShopDeps, shopDoors } from './shop-doors.ts'
import type { InProcessTransport, Pages } from './ssr.ts'

export interface AppDeps extends ShopDeps {
  readonly trustProxy: boolean
  readonly watch?: Watch | null
  /** Logs cached answers; `log` does where it is absent. */
  readonly logCached?: LogAnswered
  /** Null where no CDN is in front of the shop. */
  readonly cdn: Cdn | null
  /** Opens the web build with its transport to the API; null serves no pages. */
  readonly openPages: ((api: InProcessTransport) => Promise<Pages>) | null
  /** Built files of the browser: scripts, styles, fonts. */
  readonly clientDir: string | null
}

export interface App {
  readonly http: FastifyInstance
  readonly cache: ResponseCache
  readonly onCatalogueChange: ChangeDeps['onCatalogueChange']
  readonly sockets: () => number
  /** Accepts no more work and finishes the running calls; connections on which a proxy may be sending one stay open for `lingerMs`. */
  close(lingerMs?: number): Promise<void>
}

export async function buildApp(given: AppDeps): Promise<App> {
  const { database, settingsStore } = given
  const deps = { ...given, settings: settingsStore.read }
  const { cache, onCatalogueChange, ...answers } = await openPublicAnswers(given)
  const underWay = new UnderWay()
  let isClosing = false
  const http = await createHttpServer({
    log: deps.log,
    newId: deps.newId,
    trustProxy: deps.trustProxy,
    isHttps: deps.publicUrl.startsWith('https:'),
    cache,
    underWay,
    watch: deps.watch ?? null,
    ...(given.logCached === undefined ? {} : { logCached: given.logCached }),
    checkReady: async () => {
      if (isClosing) throw new Error('closing')
      await Promise.all([database.ping(), deps.checkDisk()])
    },
  })
  const { limits, publicUrl } = deps
  const viewerOf: DoorsOptions['readViewer'] = (authorization, language, how) => readViewer(deps, { authorization, language, ...how })
  const doors: DoorsOptions = { cache, readViewer: viewerOf, limits, publicUrl }
  const onEmailProven: ProvingDeps['onEmailProven'] = async (tx, proven) => {
    await giveToAccount(tx, { ...deps, onCustomersJoined: (within, joined) => moveToJoined(deps, within, joined) }, proven)
    // The links that prove an address also take accounts over, under the name that is typed there.
    await renewSignature(tx, proven.userId)
  }
  registerDoors(http, shopDoors({ ...deps, onEmailProven, onCatalogueChange }), doors)
  registerSocialSignIn(http, { ...deps, ...deps.social, onEmailProven })
  registerUnsubscribeLinks(http, deps)
  registerApiDocument(http, cache)
  registerSitemap(http, { database, cache, publicUrl, settings: deps.settings, pages: pageAddresses(), now: deps.now })
  registerMediaRoutes(http, deps.media)
  registerArtwork(http, deps.settings)
  if (deps.openPages === null) {
    http.setNotFoundHandler((request, reply) => answerRefusal(new RefusalError('not-found'), request, reply.header(PAGE_OR_NOTHING, 'yes')))
  } else
    await registerPages(http, { cache, pages: seen(await deps.openPages(inProcess(http, cache)), underWay), clientDir: deps.clientDir })
  await http.ready()
  const chat = openChat(http.server, { ...deps, ...deskHooks(deps), readViewer: doors.readViewer })
  await openOrderNews({ database, emit: chat.emit })
  await openOfferNews({ database, emit: chat.emit })
  await openDeskNews({ database, emit: chat.emit })
  return {
    http,
    cache,
    onCatalogueChange,
    sockets: chat.sockets,
    close: async (lingerMs) => {
      isClosing = true
      answers.close()
      await chat.close()
      await underWay.drain(http.server, lingerMs)
      await http.close()
    },
  }
}

function seen(pages: Pages, underWay: UnderWay): Pages {
  return { queryOf: (request) => pages.queryOf(request), render: (request) => underWay.run(() => pages.render(request)) }
}

function registerApiDocument(http: FastifyInstance, cache: ResponseCache): void {
  let made: Buffer | null = null
  // A shop that is just starting does not wait for a document that few people read.
  const body = () => {
    made ??= Buffer.from(JSON.stringify(openApiDocument({ title: 'Diyafa', endpoints, navigations })))
    return made
  }
  const headers = { ...API_HEADERS, 'cache-control': PUBLIC_CACHING }
  http.get('/api/docs', (request, reply) =>
    answerFromCache({ cache, request, reply, key: '/api/docs' }, async () => ({ status: 200, headers, body: body() })),
  )
}

/**
 * Rendered pages call the same doors as browsers do, without a socket and as anonymous. What is in the cache is taken from there: the lists
 * of the menus are on every page.
 */
function inProcess(http: FastifyInstance, cache: ResponseCache): InProcessTransport {
  const readBody = bodyReader()
  return async ({ method, path, body, language }) => {
    const cached = method === 'GET' ? cache.find(path) : undefined
    if (cached !== undefined) {
      cache.counts.hits += 1
      return { status: cached.status, body: readBody(cached), validity: cached.validity }
    }
    const answer = await http.inject({
      method: method as 'GET',
      url: path,
      headers: { 'accept-language': language },
      ...(body === undefined ? {} : { payload: body as object }),
    })
    return { status: answer.statusCode, body: answer.json(), validity: validityOf(answer.raw.res) }
  }
}
