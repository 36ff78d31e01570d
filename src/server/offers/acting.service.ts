import { hasArea } from '#domain/accounts/areas.ts'
import type { Admin, Viewer } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import type { Hundredths } from '#domain/offers/content.ts'
import type { EventKind } from '#domain/offers/events.ts'
import { needsReason, type OfferActor, type OfferMove, refuseMove, stateAfter, type VersionFacts } from '#domain/offers/states.ts'
import { shownVersion, unsentVersion } from '#domain/offers/versions.ts'
import type { Db } from '#server/platform/db/database.ts'
import { together } from '#server/platform/db/together.ts'
import { isId } from '#server/platform/ids.ts'
import { offerSearchText } from './content.facts.ts'
import { type EventRow, insertEvents } from './offer-log.repository.ts'
import type { OfferChangeDeps, OfferDeps, ReadOffer } from './offers.deps.ts'
import {
  findOffer,
  listVersions,
  lockOffer,
  lockRequest,
  type OfferRow,
  type RequestOfOffer,
  updateOffer,
  updateVersion,
  type VersionRow,
} from './offers.repository.ts'

/** An offer whose row, and whose request's row, is locked: everything about it waits until the transaction ends. */
export interface OpenOffer {
  readonly offer: OfferRow
  readonly request: RequestOfOffer | null
  /** Newest first. */
  readonly versions: readonly VersionRow[]
}

/** The person, or the shop itself, behind a change. */
export interface Actor {
  readonly kind: 'staff' | 'customer' | 'link' | 'shop'
  readonly as: OfferActor
  readonly id: string | null
  readonly name: string
  /** A discount limit of their own. */
  readonly discountLimit?: Hundredths | null
}

export const SHOP_ACTOR: Actor = { kind: 'shop', as: 'shop', id: null, name: '' }

export function staffActor(person: Pick<Admin, 'id' | 'role' | 'areas' | 'firstName' | 'discountLimitHundredths'>): Actor {
  const as = !hasArea(person, 'approve') ? 'admin' : hasArea(person, 'sales') ? 'approver' : 'approver-alone'
  return { kind: 'staff', as, id: person.id, name: person.firstName, discountLimit: person.discountLimitHundredths ?? null }
}

export function isStaffViewer(viewer: Viewer): viewer is Admin {
  return viewer.kind === 'signed-in' && viewer.role === 'ROLE ADMIN'
}

/** Requests are locked before their offers, everywhere in this order. */
export async function openOffer(tx: Db, id: string): Promise<OpenOffer> {
  const found = isId(id) ? await findOffer(tx, id) : null
  if (found === null) throw new RefusalError('offer/not-found')
  const request = found.orderId === null ? null : await lockRequest(tx, found.orderId)
  const offer = await lockOffer(tx, id)
  if (offer === null) throw new RefusalError('offer/not-found')
  return { offer, request, versions: await listVersions(tx, id) }
}

/** The version that was not sent yet; a screen that shows another revision of it has not shown what it decides about. */
export function draftOf({ versions }: OpenOffer, revision: number | undefined): VersionRow {
  const draft = unsentVersion(versions)
  if (draft === null) throw new RefusalError(shownVersion(versions) === null ? 'offer/not-ready' : 'offer/already-sent')
  if (revision !== undefined && revision !== draft.revision) throw new RefusalError('conflict')
  return draft
}

export function factsOf(
  version: VersionRow,
  { needsApproval }: { readonly needsApproval: boolean } = { needsApproval: false },
): VersionFacts {
  const { state, validUntil, isPaused, isConfirmed } = version
  return { state, validUntil, isPaused, isConfirmed, needsApproval }
}

export interface Move {
  readonly move: OfferMove
  readonly actor: Actor
  readonly reason?: string
  readonly needsApproval?: boolean
  readonly set?: Parameters<typeof updateVersion>[2]
}

/** Makes a move where the domain allows it; whoever comes second finds another state. */
export async function moveVersion(
  deps: OfferDeps,
  tx: Db,
  version: VersionRow,
  { move, actor, reason, needsApproval = false, set = {} }: Move,
) {
  const refusal = refuseMove(actor.as, factsOf(version, { needsApproval }), move, deps.now())
  if (refusal !== null) throw new RefusalError(refusal)
  if (reason === '' && needsReason(move, version.state)) throw new RefusalError('offer/reason-missing', { field: 'reason' })
  const { id, state, revision } = version
  const isMoved = await updateVersion(tx, { id, state, revision }, { ...set, state: stateAfter(move, state) })
  if (!isMoved) throw new RefusalError('conflict')
}

export interface Entry {
  readonly kind: EventKind
  readonly actor: Actor
  readonly version?: number | null
  readonly facts?: Readonly<Record<string, string | number | boolean | string[]>>
}

/** The id of the entry. */
export async function logEvent(deps: Pick<OfferDeps, 'newId' | 'now'>, tx: Db, offerId: string, entry: Entry): Promise<string> {
  const event = eventOf(deps, { offerId, ...entry })
  await insertEvents(tx, [event])
  return event.id
}

/** One act in several offers, or several entries of one. */
export async function logEvents(
  deps: Pick<OfferDeps, 'newId' | 'now'>,
  tx: Db,
  entries: readonly (Entry & { readonly offerId: string })[],
): Promise<void> {
  await insertEvents(
    tx,
    entries.map((entry) => eventOf(deps, entry)),
  )
}

function eventOf(
  { newId, now }: Pick<OfferDeps, 'newId' | 'now'>,
  { offerId, kind, actor, version = null, facts = {} }: Entry & { readonly offerId: string },
): EventRow {
  return { id: newId(), offerId, version, at: now(), kind, actorKind: actor.kind, actorId: actor.id, actorName: actor.name, facts }
}

/** Brings what lists show and search up to date; the last step of every change of a version. Answers what it read. */
export async function refreshOffer(
  { onOfferChange }: Pick<OfferChangeDeps, 'onOfferChange'>,
  tx: Db,
  offerId: string,
): Promise<ReadOffer | null> {
  const [offer, versions] = await together([findOffer(tx, offerId), listVersions(tx, offerId)])
  const leading = shownVersion(versions) ?? versions[0]
  if (offer === null || leading === undefined) return null
  const listed = { leadingId: leading.id, searchText: offerSearchText(offer, leading.content) }
  if (listed.leadingId !== offer.leadingId || listed.searchText !== offer.searchText) await updateOffer(tx, offerId, listed)
  const read = { offer: { ...offer, ...listed }, versions }
  await onOfferChange(tx, offerId, read)
  return read
}
