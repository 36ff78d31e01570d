import type { CallReply } from '#contract/endpoints.ts'
import type { OfferReply, OfferRowReply } from '#contract/offers/offer-replies.ts'
import { userSearchParts } from '#domain/accounts/user-search.ts'
import type { Admin, SignedIn } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import type { OfferSort } from '#domain/offers/lists.ts'
import { offerNumberText, typedOfferNumber } from '#domain/offers/numbers.ts'
import { type ShownOfferState, shownState } from '#domain/offers/states.ts'
import { VALIDITY_CHOICES } from '#domain/offers/validity.ts'
import { shownVersion } from '#domain/offers/versions.ts'
import { pageCount, pageOffset } from '#domain/paging.ts'
import type { Language } from '#domain/text/language.ts'
import { type Proof, proofsOf } from '#server/orders/files/stored-files.service.ts'
import { cachedCount } from '#server/platform/counts/cached-counts.ts'
import type { Db } from '#server/platform/db/database.ts'
import { together } from '#server/platform/db/together.ts'
import { isId } from '#server/platform/ids.ts'
import { staffActor } from '../acting.service.ts'
import { listItems, listPayments, listWarranties, type PaymentRow } from '../deliveries.repository.ts'
import { hasLinks, linkUrls, tokensOf } from '../links/links.service.ts'
import { offerDefaults } from '../offer-defaults.facts.ts'
import { listEvents, listMessages } from '../offer-log.repository.ts'
import type { OfferDeps, ReadOffer } from '../offers.deps.ts'
import { findOffer, findPeople, findRequest, listVersions, type OfferRow, type VersionRow } from '../offers.repository.ts'
import { findSite } from '../site.repository.ts'
import { haveLinksEnded } from './customer-offer.replies.ts'
import {
  discountLimitOf,
  eventReply,
  firstPaymentDay,
  itemReply,
  messageReply,
  ownRowReply,
  paymentReply,
  rowReply,
  todayOf,
  versionReply,
} from './offer.replies.ts'
import {
  countOfferRows,
  countOwnRows,
  countWaitingOffers,
  listOfferRows,
  listOwnRows,
  listRowsOf,
  listSalespeople,
  type OfferListRow,
  type OffersWanted,
  type PageOf,
} from './offer-lists.repository.ts'
import { type FoundOffers, searchOfferRows } from './offer-search.repository.ts'

interface OffersAsked {
  readonly page: number
  readonly limit: number
  readonly state?: ShownOfferState | undefined
  readonly seen?: 'yes' | 'no' | undefined
  readonly order?: string | undefined
  readonly salesperson?: string | undefined
  readonly search: string
  readonly sort?: OfferSort | undefined
}

export async function listOffers({ database, now }: OfferDeps, asked: OffersAsked): Promise<CallReply<'GET /api/offer'>> {
  const { page, limit, state, seen, order: orderId, salesperson, search, sort = 'newest' } = asked
  const number = typedOfferNumber(search) ?? undefined
  const which: OffersWanted = {
    state,
    seen,
    orderId,
    salesperson: salesperson === '' ? undefined : salesperson,
    number,
    parts: search === '' ? [] : userSearchParts(search),
    today: todayOf(now()),
  }
  const { db } = database
  const paging = { limit, offset: pageOffset(page, limit) }
  const isSearch = number !== undefined || which.parts.length > 0
  const [{ rows, count, countIsMinimum }, salespeople] = await Promise.all([
    isSearch ? searchOfferRows(db, which, sort, paging) : everyOffer(db, which, sort, paging),
    listSalespeople(db),
  ])
  return {
    offers: rows.map((row) => rowReply(row, now())),
    salespeople,
    totalPages: pageCount(count, limit),
    currentPage: page,
    count,
    ...(countIsMinimum ? { countIsMinimum } : {}),
  }
}

async function everyOffer(db: Db, which: OffersWanted, sort: OfferSort, paging: PageOf): Promise<FoundOffers> {
  const [rows, count] = await Promise.all([
    listOfferRows(db, which, sort, paging),
    cachedCount(db, ['offers', which], () => countOfferRows(db, which)),
  ])
  return { rows, count, countIsMinimum: false }
}

/** These offers as rows of a list. */
export async function offerRows({ now }: Pick<OfferDeps, 'now'>, db: Db, ids: readonly string[]): Promise<OfferRowReply[]> {
  return (await listRowsOf(db, ids)).map((row) => rowReply(row, now()))
}

/** The terms that a draft of the viewer begins with, and the texts to choose from. */
export function readDefaults(deps: Pick<OfferDeps, 'settings'>, viewer: Admin): CallReply<'GET /api/offer/defaults'> {
  const { taxRates, exclusions, warranties, closings, deliveryTimes, plans, company, ...terms } = offerDefaults(deps.settings())
  return {
    ...terms,
    discountLimitHundredths: discountLimitOf(deps, viewer.discountLimitHundredths),
    validityChoices: [...VALIDITY_CHOICES],
    taxRates: [...taxRates],
    exclusions: [...exclusions],
    warranties: [...warranties],
    closings: [...closings],
    deliveryTimes: [...deliveryTimes],
    plans: plans.map(({ name, parts }) => ({ name, parts: [...parts] })),
    company,
  }
}

export function countWaiting({ database }: Pick<OfferDeps, 'database'>): Promise<number> {
  return countWaitingOffers(database.db)
}

interface OwnAsked {
  readonly page: number
  readonly limit: number
  readonly order?: string | undefined
}

/** The requester's own offers, with the tokens by which the pages of them open. */
export async function listOwnOffers(
  deps: OfferDeps,
  viewer: SignedIn,
  { page, limit, order: orderId }: OwnAsked,
): Promise<CallReply<'GET /api/offer/me'>> {
  const { db } = deps.database
  const which = { userId: viewer.id, orderId }
  const [rows, count] = await Promise.all([listOwnRows(db, which, { limit, offset: pageOffset(page, limit) }), countOwnRows(db, which)])
  const tokens = await openTokens(deps, rows)
  const offers = rows.map((row) => ({ ...ownRowReply(row, deps.now()), token: tokens.get(row.id) ?? null }))
  return { offers, totalPages: pageCount(count, limit), currentPage: page, count }
}

const OFFERS_OF_REQUEST_MOST = 50

/** The offers of a request that were sent and whose pages still open, for the holder of the request's link. */
export async function offersOfRequest(deps: OfferDeps, orderId: string) {
  const rows = await listOwnRows(deps.database.db, { orderId }, { limit: OFFERS_OF_REQUEST_MOST, offset: 0 })
  const tokens = await openTokens(deps, rows)
  return rows.flatMap((row) => {
    const token = tokens.get(row.id)
    const { version, validUntil } = row
    return token === undefined ? [] : [{ number: offerNumberText(row), version, state: shownState(row, deps.now()), validUntil, token }]
  })
}

/** The tokens of the pages that still open. */
async function openTokens(deps: OfferDeps, rows: readonly OfferListRow[]): Promise<ReadonlyMap<string, string>> {
  const accepted = rows.flatMap(({ id, state }) => (state === 'accepted' ? [id] : []))
  const warranties = await listWarranties(deps.database.db, accepted)
  const now = deps.now()
  const open = rows.filter((row) => {
    const items = warranties.filter(({ offerId }) => offerId === row.id)
    return row.isLinked && !haveLinksEnded(row, { items, now })
  })
  return new Map(open.map((row) => [row.id, tokensOf(deps, row).answering]))
}

export async function getOffer(deps: OfferDeps, viewer: Admin, id: string): Promise<CallReply<'GET /api/offer/:id'>> {
  return { offer: await offerReply(deps, deps.database.db, viewer, id) }
}

/** Everything about an offer, for staff; a change hands over what it has read already. */
export async function offerReply(deps: OfferDeps, db: Db, viewer: Admin, id: string, known?: ReadOffer | null): Promise<OfferReply> {
  const { offer, versions } = known ?? (await readOffer(db, id))
  const [messages, events, fulfilment, request, people, isLinked, site] = await together([
    listMessages(db, id),
    listEvents(db, id),
    readFulfilment(db, id, versions),
    offer.orderId === null ? null : findRequest(db, offer.orderId),
    findPeople(db, [offer.createdBy, ...(offer.userId === null ? [] : [offer.userId])]),
    hasLinks(db, offer),
    findSite(db, offer),
  ])
  const { items, payments, proofs } = fulfilment
  const shown = shownVersion(versions)
  const requester = offer.userId === null ? undefined : people.get(offer.userId)
  return {
    _id: id,
    number: offerNumberText(offer),
    name: offer.name,
    created: offer.created.toISOString(),
    createdBy: { _id: offer.createdBy, name: people.get(offer.createdBy)?.firstName ?? '' },
    order: request === null ? null : { _id: request.id, number: request.number, isArchived: request.archived !== null },
    requester: requester === undefined ? null : personReply(requester),
    versions: versions.map((version) => versionReply(deps, version, staffActor(viewer))),
    messages: messages.map(messageReply),
    items: items.map(itemReply),
    payments: payments.map((payment) => staffPayment(payment, proofs)),
    deliveryBegins: firstPaymentDay(payments),
    links: isLinked && shown !== null ? linkReplies(deps, offer, shown.content.language) : null,
    site,
    events: events.map(eventReply),
  }
}

async function readOffer(db: Db, id: string): Promise<ReadOffer> {
  const offer = isId(id) ? await findOffer(db, id) : null
  if (offer === null) throw new RefusalError('offer/not-found')
  return { offer, versions: await listVersions(db, id) }
}

/** Nothing is delivered or paid before a yes. */
async function readFulfilment(db: Db, id: string, versions: readonly VersionRow[]) {
  if (versions.every(({ acceptance }) => acceptance === null)) return { items: [], payments: [], proofs: [] }
  const [items, payments, proofs] = await together([listItems(db, id), listPayments(db, id), proofsOf(db, id)])
  return { items, payments, proofs }
}

function staffPayment(payment: PaymentRow, proofs: readonly Proof[]): OfferReply['payments'][number] {
  const { note, recordedBy } = payment
  const own = proofs.filter(({ paymentId }) => paymentId === payment.id)
  return { ...paymentReply(payment), note, recordedBy, proofs: own.map(({ id, name }) => ({ _id: id, name })) }
}

function personReply({ id, ...person }: { id: string; firstName: string; lastName: string; email: string; phoneNumber: string }) {
  return { _id: id, ...person }
}

function linkReplies(deps: OfferDeps, offer: OfferRow, language: Language): NonNullable<OfferReply['links']> {
  const { technical, ...links } = linkUrls(deps, offer, language)
  return { ...links, readingWithoutPrices: technical }
}
