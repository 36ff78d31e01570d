import type { CallReply } from '#contract/endpoints.ts'
import type { CustomerOfferReply } from '#contract/offers/offer-replies.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import { offerNumberText } from '#domain/offers/numbers.ts'
import { shownVersion } from '#domain/offers/versions.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type Actor, isStaffViewer, logEvent, type OpenOffer, openOffer, refreshOffer } from '../acting.service.ts'
import { listItems, listPayments } from '../deliveries.repository.ts'
import { findByToken } from '../links/links.service.ts'
import { listMessages } from '../offer-log.repository.ts'
import { announceOffer } from '../offer-news.repository.ts'
import type { OfferChangeDeps, OfferDeps } from '../offers.deps.ts'
import { findOffer, listVersions, markSeen, type OfferRow, type VersionRow } from '../offers.repository.ts'
import { customerOffer, versionByLinks } from '../reading/customer-offer.replies.ts'

interface Opened {
  readonly offer: OfferRow
  readonly requestNumber: number | null
  readonly hasPrices: boolean
  readonly isAnswering: boolean
}

async function openedBy(db: Db, token: string): Promise<Opened> {
  const link = await findByToken(db, token)
  if (link === null) throw new RefusalError('offer/not-found')
  const { offer, requestNumber, kind } = link
  return { offer, requestNumber, hasPrices: kind !== 'technical', isAnswering: kind === 'answering' }
}

/** Staff who look at the customer's page only read. */
function actorOf(viewer: Viewer, { offer: { userId }, isAnswering }: Pick<Opened, 'offer' | 'isAnswering'>): Actor {
  const isSignedIn = viewer.kind === 'signed-in'
  const [id, name] = isSignedIn ? [viewer.id, viewer.firstName] : [null, '']
  if (!isAnswering || isStaffViewer(viewer)) return { kind: 'link', as: 'reading-link', id, name }
  return isSignedIn && viewer.id === userId
    ? { kind: 'customer', as: 'requester', id, name }
    : { kind: 'link', as: 'answering-link', id, name }
}

/** The offer as this link shows it; a wrong, ended or foreign token is answered alike. */
async function read(deps: OfferDeps, db: Db, viewer: Viewer, opened: Opened): Promise<CustomerOfferReply> {
  const { offer, requestNumber, hasPrices, isAnswering } = opened
  const versions = await listVersions(db, offer.id)
  const parts = {
    versions,
    messages: isAnswering ? await listMessages(db, offer.id) : [],
    ...(await readFulfilment(db, offer.id, versions)),
  }
  const request = requestNumber === null ? null : { number: requestNumber }
  const reply = customerOffer({ offer, request, ...parts, actor: actorOf(viewer, opened), hasPrices, now: deps.now() })
  if (reply === null) throw new RefusalError('offer/not-found')
  return reply
}

/** Nothing is delivered or paid before a yes. */
async function readFulfilment(db: Db, offerId: string, versions: readonly VersionRow[]) {
  if (versions.every(({ acceptance }) => acceptance === null)) return { items: [], payments: [] }
  return { items: await listItems(db, offerId), payments: await listPayments(db, offerId) }
}

export async function readByLink(deps: OfferDeps, viewer: Viewer, token: string): Promise<CallReply<'GET /api/offer/link/:token'>> {
  const { db } = deps.database
  return { offer: await read(deps, db, viewer, await openedBy(db, token)) }
}

/** The offer and the person of an answering link, who is not staff; other links, and staff who look at the page, find none. */
export async function answererByLink(db: Db, viewer: Viewer, token: string): Promise<{ readonly offer: OfferRow; readonly actor: Actor }> {
  const opened = await openedBy(db, token)
  const actor = actorOf(viewer, opened)
  if (actor.as === 'reading-link') throw new RefusalError('offer/not-found')
  return { offer: opened.offer, actor }
}

export interface VersionByLink {
  readonly offer: OfferRow
  readonly version: VersionRow
  readonly hasPrices: boolean
  /** False for links that only show the offer to others. */
  readonly isOwn: boolean
}

/** The version that the link's page shows; not found where the page shows no lines. */
export async function versionByLink(deps: OfferDeps, viewer: Viewer, token: string): Promise<VersionByLink> {
  const { db } = deps.database
  const opened = await openedBy(db, token)
  const { offer } = opened
  const { content } = await read(deps, db, viewer, opened)
  const version = shownVersion(await listVersions(db, offer.id))
  if (content === null || version === null) throw new RefusalError('offer/not-found')
  return { offer, version, hasPrices: opened.hasPrices, isOwn: opened.isAnswering }
}

/** Programs that draw previews of links learn the number and nothing else. */
export async function previewByLink({ database, now }: OfferDeps, token: string): Promise<CallReply<'GET /api/offer/link/:token/preview'>> {
  const { db } = database
  const link = await findByToken(db, token)
  if (link === null) return { number: null }
  const { offer } = link
  const shown = versionByLinks({ versions: await listVersions(db, offer.id), items: await listItems(db, offer.id), now: now() })
  return { number: shown === null ? null : offerNumberText(offer) }
}

/** The page says so once it was visible for a while; staff and reading links leave no mark. */
export async function markSeenByLink(
  deps: OfferDeps,
  viewer: Viewer,
  { token, version }: { readonly token: string; readonly version: number },
): Promise<CallReply<'POST /api/offer/link/:token/seen'>> {
  const opened = await openedBy(deps.database.db, token)
  await deps.database.transaction(async (tx) => {
    const offer = await findOffer(tx, opened.offer.id)
    if (offer === null) throw new RefusalError('offer/not-found')
    const actor = actorOf(viewer, { ...opened, offer })
    const shown = shownVersion(await listVersions(tx, offer.id))
    if (actor.as === 'reading-link' || shown?.version !== version) return
    if (!(await markSeen(tx, shown.id, deps.now()))) return
    await logEvent(deps, tx, offer.id, { kind: 'seen', actor, version })
    await announceOffer(tx, null)
  })
  return { success: true }
}

/** The offer that an answer is about, with the version that its page shows. */
export interface Answering extends OpenOffer {
  readonly actor: Actor
  readonly shown: VersionRow
}

/** One answer by link: the offer is locked, changed, brought up to date in lists, announced to staff, and read anew. */
export async function answerByLink(
  deps: OfferChangeDeps,
  viewer: Viewer,
  token: string,
  work: (tx: Db, answering: Answering) => Promise<void>,
): Promise<CustomerOfferReply> {
  const { offer } = await openedBy(deps.database.db, token)
  return deps.database.transaction(async (tx) => {
    const open = await openOffer(tx, offer.id)
    // The link is looked up again once the offer is locked: it may have ended meanwhile.
    const opened = await openedBy(tx, token)
    const before = await read(deps, tx, viewer, opened)
    const shown = open.versions.find(({ version }) => version === before.version)
    if (shown === undefined) throw new RefusalError('offer/not-found')
    await work(tx, { ...open, shown, actor: actorOf(viewer, opened) })
    await refreshOffer(deps, tx, open.offer.id)
    await announceOffer(tx, open.offer.userId)
    return read(deps, tx, viewer, opened)
  })
}
