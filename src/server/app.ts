import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { navigations } from '#contract/docs/navigations.ts'
import { openApiDocument } from '#contract/docs/openapi.ts'
import { endpoints } from '#contract/endpoints.ts'
import { RefusalError } from '#domain/errors.ts'
import { accountDoors } from './accounts/accounts.routes.ts'
import { type ProvingDeps, readViewer } from './accounts/accounts.service.ts'
import { secondFactorDoors } from './accounts/codes/codes.routes.ts'
import type { EmailKey } from './accounts/email-choices/choice-links.service.ts'
import { registerSocialSignIn } from './accounts/social/social-sign-in.routes.ts'
import type { SocialSites } from './accounts/social/social-sign-in.service.ts'
import { staffDoors } from './accounts/staff/staff.routes.ts'
import { namesOfAccounts } from './accounts/users.service.ts'
import { addressDoors } from './addresses/addresses.routes.ts'
import { registerArtwork } from './artwork/artwork.routes.ts'
import { historyDoors } from './audit/audit.routes.ts'
import { availabilityDoors } from './availability/availability.routes.ts'
import { callerDoors } from './caller/caller.routes.ts'
import { giveToAccount } from './caller/joining-accounts.service.ts'
import { linkedRequestDoors } from './caller/linked/linked-requests.routes.ts'
import type { ChangeDeps } from './catalogue/catalogue-change.service.ts'
import { collectionDoors } from './catalogue/collections/collections.routes.ts'
import { manyProductDoors } from './catalogue/many/many-products.routes.ts'
import { managedProductDoors } from './catalogue/products/products.routes.ts'
import type { IndexingLater } from './catalogue/search/search.deps.ts'
import { catalogueDoors } from './catalogue/shop/catalogue.routes.ts'
import { readCatalogueParts } from './catalogue/shop/catalogue.service.ts'
import { registerSitemap } from './catalogue/shop/sitemap.routes.ts'
import { openChat } from './chat/chat.realtime.ts'
import { supportDoors } from './chat/chat.routes.ts'
import { contactDoors } from './contact/contact.routes.ts'
import { customerCardDoors } from './customer-card/customer-card.routes.ts'
import { customerDoors } from './customers/customers.routes.ts'
import { namesOfCustomers } from './customers/reading.service.ts'
import { openDeskNews } from './desk/desk-news.service.ts'
import { deskDoors } from './desk/doors/desk.routes.ts'
import { followHours } from './desk/entries/catching-up.service.ts'
import { deskHooks } from './desk/entries/desk-hooks.service.ts'
import { moveToJoined, moveToSeparated } from './desk/joining/joined-customers.service.ts'
import { documentDoors } from './documents/doors/documents.routes.ts'
import type { DocumentDeps } from './documents/offer-documents.service.ts'
import { emailDoors } from './emails/emails.routes.ts'
import { exportDoors } from './exports/exports.routes.ts'
import { figureDoors } from './figures/doors/figures.routes.ts'
import { registerMediaRoutes } from './media-library/media-library.routes.ts'
import type { MediaDeps } from './media-library/media-library.service.ts'
import { menuCountDoors } from './menu-counts/menu-counts.routes.ts'
import { merchantDoors } from './merchants/merchants.routes.ts'
import { returnMerchantToWaiting } from './merchants/merchants-of-brands.service.ts'
import { newsletterDoors } from './newsletter/newsletter.routes.ts'
import { offerDocumentDoors } from './offers/doors/offer-documents.routes.ts'
import { offerFileDoors } from './offers/doors/offer-files.routes.ts'
import { offerDoors } from './offers/doors/offers.routes.ts'
import { withdrawOffersOf } from './offers/fulfilment/cancelled-requests.service.ts'
import { followOrderLines } from './offers/fulfilment/delivering.service.ts'
import { openOfferNews } from './offers/offer-news.service.ts'
import { withdrawWithAccount } from './offers/personal/forgetting.service.ts'
import { orderFileDoors } from './orders/files/order-files.routes.ts'
import { cancelWithAccount } from './orders/order-changes.service.ts'
import { openOrderNews } from './orders/order-news.service.ts'
import type { OrderChangeDeps } from './orders/orders.deps.ts'
import { orderDoors } from './orders/orders.routes.ts'
import { timelineDoors } from './orders/timeline/timeline.routes.ts'
import { ownDataDoors } from './own-data/own-data.routes.ts'
import { ownEmailDoors, registerUnsubscribeLinks } from './own-emails/own-emails.routes.ts'
import { pageAddresses } from './page-addresses.ts'
import { paletteDoors } from './palette/palette.routes.ts'
import type { Database } from './platform/db/database.ts'
import type { PictureDrive } from './platform/drive/drive.ts'
import { PAGE_OR_NOTHING } from './platform/http/addresses.ts'
import { answerFromCache } from './platform/http/cache/answer-from-cache.ts'
import { validityOf } from './platform/http/cache/cached-answer.ts'
import type { Cdn } from './platform/http/cache/cdn.ts'
import type { ResponseCache } from './platform/http/cache/response-cache.ts'
import type { Door } from './platform/http/door.ts'
import { type DoorsOptions, registerDoors } from './platform/http/doors.ts'
import { API_HEADERS, PUBLIC_CACHING } from './platform/http/headers.ts'
import { registerPages } from './platform/http/pages.ts'
import { answerRefusal, createHttpServer } from './platform/http/server.ts'
import { UnderWay } from './platform/http/under-way.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { Limits } from './platform/limits/limits.ts'
import type { Passwords } from './platform/passwords/passwords.ts'
import type { TextSeal } from './platform/secrets/text-seal.ts'
import type { AttemptSeal } from './platform/social/attempt-seal.ts'
import type { Tokens } from './platform/tokens/tokens.ts'
import type { Watch } from './platform/watch/watch.ts'
import { openPublicAnswers } from './public-answers.ts'
import { reviewDoors } from './reviews/reviews.routes.ts'
import { renewSignature } from './reviews/signatures.service.ts'
import { sheetDoors } from './sheets/sheets.routes.ts'
import { shopSettingsDoors } from './shop-settings/shop-settings.routes.ts'
import type { SettingsStore } from './shop-settings/shop-settings.service.ts'
import type { InProcessTransport, Pages } from './ssr.ts'
import { statusDoors } from './status/status.routes.ts'
import type { HostFacts } from './status/status.service.ts'
import { wishlistDoors } from './wishlist/wishlist.routes.ts'

export interface AppDeps extends EmailKey, Pick<IndexingLater, 'indexedAtOnceMost'> {
  readonly database: Database
  readonly settingsStore: SettingsStore
  readonly media: MediaDeps
  readonly drive: PictureDrive
  readonly jobs: Jobs
  readonly limits: Limits
  readonly log: FastifyBaseLogger
  readonly newId: () => string
  readonly now: () => Date
  readonly passwords: Passwords
  readonly tokens: Tokens
  readonly social: { readonly sites: SocialSites; readonly seal: AttemptSeal }
  readonly publicUrl: string
  /** Seals the secrets of second factors. */
  readonly codeSeal: TextSeal
  /** Makes the PDF documents. */
  readonly documents: DocumentDeps
  /** The key of the links to offers. */
  readonly offerKey: string
  /** The key of the links to requests. */
  readonly requestKey: string
  /** Throws when the disk cannot be written to. */
  readonly checkDisk: () => Promise<void>
  /** The folder that emails are written to while no mail server is set. */
  readonly outbox: string | null
  readonly host: HostFacts
  readonly trustProxy: boolean
  readonly watch?: Watch | null
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
  } else await registerPages(http, { cache, pages: seen(await deps.openPages(inProcess(http)), underWay), clientDir: deps.clientDir })
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

/** The use cases of all slices. A slice that must tell one above it what happened is given the call here. */
function shopDoors(shop: AppDeps & Pick<ProvingDeps, 'onEmailProven' | 'settings'> & Pick<ChangeDeps, 'onCatalogueChange'>): Door[] {
  const { onCatalogueChange } = shop
  const deps = { ...shop, ...deskHooks(shop) }
  // A request that is cancelled tells the desk itself, once all of it is cancelled.
  const withinRequest = { ...deps, onOfferChange: async () => {} }
  const requests: OrderChangeDeps = {
    ...deps,
    onRequestCancelled: (tx, cancelled) => withdrawOffersOf(withinRequest, tx, cancelled),
    onLinesMoved: (tx, moved) => followOrderLines(deps, tx, moved),
  }
  return [
    ...catalogueDoors(deps),
    ...managedProductDoors({ ...deps, onCatalogueChange }),
    ...manyProductDoors({ ...deps, onCatalogueChange }),
    ...collectionDoors({
      ...deps,
      onCatalogueChange,
      onBrandRemoval: (tx, removal) => returnMerchantToWaiting(tx, deps, removal),
    }),
    ...accountDoors({ ...deps, onNameChange: renewSignature }),
    ...secondFactorDoors({ ...deps, seal: deps.social.seal, issuer: () => deps.settings().shop.company.en }),
    ...staffDoors(deps),
    ...ownDataDoors({
      ...deps,
      cancelRequest: (tx, viewer, orderId) => cancelWithAccount(requests, tx, viewer, orderId),
      withdrawOffer: (tx, viewer, offerId) => withdrawWithAccount(deps, tx, viewer, offerId),
    }),
    ...ownEmailDoors(deps),
    ...addressDoors(deps),
    ...contactDoors(deps),
    ...deskDoors(deps),
    ...figureDoors(deps),
    ...newsletterDoors(deps),
    ...orderDoors(requests),
    ...callerDoors(deps),
    ...linkedRequestDoors(deps),
    ...paletteDoors(deps),
    ...offerDoors(deps),
    ...offerDocumentDoors(deps),
    ...offerFileDoors(deps),
    ...availabilityDoors(deps),
    ...documentDoors(deps),
    ...orderFileDoors(deps),
    ...timelineDoors(deps),
    ...historyDoors({ ...deps, namesOfAccounts, namesOfCustomers }),
    ...emailDoors(deps),
    ...exportDoors(deps),
    ...statusDoors(deps),
    ...merchantDoors({ ...deps, onCatalogueChange }),
    ...reviewDoors({ ...deps, onCatalogueChange }),
    ...supportDoors(deps),
    ...menuCountDoors(deps),
    ...shopSettingsDoors({
      ...deps,
      readCatalogueParts: () => readCatalogueParts(deps),
      onHoursChange: (tx) => followHours(tx, deps.jobs),
    }),
    ...sheetDoors({ ...deps, onCatalogueChange }),
    ...customerDoors({
      ...deps,
      onCustomersJoined: (tx, joined) => moveToJoined(deps, tx, joined),
      onCustomersSeparated: (tx, separated) => moveToSeparated(deps, tx, separated),
    }),
    ...customerCardDoors(deps),
    ...wishlistDoors(deps),
  ]
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

/** Rendered pages call the same doors as browsers do, without a socket and as anonymous. */
function inProcess(http: FastifyInstance): InProcessTransport {
  return async ({ method, path, body, language }) => {
    const answer = await http.inject({
      method: method as 'GET',
      url: path,
      headers: { 'accept-language': language },
      ...(body === undefined ? {} : { payload: body as object }),
    })
    return { status: answer.statusCode, body: answer.json(), validity: validityOf(answer.raw.res) }
  }
}
