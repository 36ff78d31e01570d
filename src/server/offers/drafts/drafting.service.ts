import type { CallReply } from '#contract/endpoints.ts'
import type { Admin } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import type { OfferContent } from '#domain/offers/content.ts'
import { refuseMove, shownState } from '#domain/offers/states.ts'
import { dayInCairo } from '#domain/offers/validity.ts'
import { shownVersion, unsentVersion } from '#domain/offers/versions.ts'
import type { Language } from '#domain/text/language.ts'
import { messageText } from '#i18n/messages.ts'
import { changedMeanwhile } from '#server/audit/stale-edits.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { repeating } from '#server/platform/transactions/repeating.ts'
import { type Actor, factsOf, logEvent, moveVersion, openOffer, refreshOffer, staffActor } from '../acting.service.ts'
import { changedFields, storedContent } from '../content.facts.ts'
import { findCustomerToOffer } from '../customers.repository.ts'
import { announceOffer } from '../offer-news.repository.ts'
import type { OfferChangeDeps } from '../offers.deps.ts'
import {
  deleteDraft,
  deleteOffer,
  findOffer,
  findPeople,
  findRequestToOffer,
  insertOffer,
  insertVersion,
  listVersions,
  lockRequest,
  takeNumber,
  updateOffer,
  type VersionRow,
} from '../offers.repository.ts'
import { findProducts } from '../products.repository.ts'
import { isWaitingForApproval } from '../reading/offer.replies.ts'
import { offerReply } from '../reading/reading.service.ts'
import { type ChangedOffer, changeAsStaff } from '../reading/staff-change.service.ts'
import { addresseeOf, copiedContent, emptyContent, isReaderOf, lineOfRequest, type Reader, readdressed } from './first-draft.facts.ts'
import { withListPrices, withTodaysList } from './list-prices.service.ts'
import { withOwnRequestLines } from './request-lines.service.ts'

interface NewOffer {
  readonly order?: string | undefined
  readonly customer?: string | undefined
  readonly copyOf?: string | undefined
  readonly name?: string | undefined
}

/** Makes an offer with its number and first draft in one transaction. */
export async function addOffer(
  deps: OfferChangeDeps,
  viewer: Admin,
  { order, customer, copyOf, name = '' }: NewOffer,
): Promise<ChangedOffer> {
  const id = deps.newId()
  const actor = staffActor(viewer)
  const offer = await repeating(() =>
    deps.database.transaction(async (tx) => {
      const now = deps.now()
      const { content, userId, customerId = null } = await firstContent(deps, tx, viewer, { order, customer, copyOf })
      const year = Number(dayInCairo(now).slice(0, 4))
      const number = await takeNumber(tx, year)
      const made = { id, year, number, name, orderId: order ?? null, userId, customerId, created: now, createdBy: viewer.id }
      await insertOffer(tx, made)
      await insertVersion(tx, newDraft(deps, { offerId: id, version: 1, content }))
      await logEvent(deps, tx, id, { kind: copyOf === undefined ? 'made' : 'copied', actor, version: 1 })
      return offerReply(deps, tx, viewer, id, await refreshOffer(deps, tx, id))
    }),
  )
  return { success: true, message: messageText('offerMade', viewer.language), offer }
}

interface NewDraft {
  readonly offerId: string
  readonly version: number
  readonly content: OfferContent
  /** The discount that was allowed for the last version holds for the next one. */
  readonly approvedHundredths?: number | null
}

function newDraft(deps: OfferChangeDeps, { content, ...draft }: NewDraft) {
  return { id: deps.newId(), ...draft, state: 'draft' as const, ...storedContent(content), created: deps.now() }
}

interface FirstContent {
  readonly content: OfferContent
  readonly userId: string | null
  readonly customerId?: string
}

async function firstContent(deps: OfferChangeDeps, tx: Db, viewer: Admin, { order, customer, copyOf }: NewOffer): Promise<FirstContent> {
  if (order === undefined && customer !== undefined) return contentForCustomer(deps, tx, viewer, { customer, copyOf })
  // A cancellation that began before is over then, and one that begins now finds the offer and withdraws it.
  if (order !== undefined) await lockRequest(tx, order)
  const request = order === undefined ? null : await findRequestToOffer(tx, order)
  if (order !== undefined && (request === null || request.archived !== null)) throw new RefusalError('order/not-found')
  if (request === null) {
    const copied = copyOf === undefined ? null : await contentToCopy(deps, tx, copyOf, null)
    return { content: copied ?? (await ownEmptyContent(deps, tx, viewer, viewer.language)), userId: null }
  }
  const { userId, language, firstName, lastName, email, phoneNumber: phone, delivery } = request
  const addressee = { name: `${firstName} ${lastName}`.trim(), company: delivery?.company ?? '', email, phone }
  if (copyOf !== undefined) {
    const reader = { userId, orderId: request.id, language, addressee }
    return { content: await contentToCopy(deps, tx, copyOf, reader), userId }
  }
  const empty = await ownEmptyContent(deps, tx, viewer, language)
  const products = await findProducts(
    tx,
    request.lines.flatMap(({ productId }) => productId ?? []),
  )
  return {
    userId,
    content: {
      ...empty,
      addressee: { ...empty.addressee, ...addressee },
      lines: request.lines.map((line) => lineOfRequest(deps, line, products.get(line.productId ?? ''))),
    },
  }
}

async function ownEmptyContent(deps: OfferChangeDeps, tx: Db, { id, firstName }: Admin, language: Language): Promise<OfferContent> {
  const seller = (await findPeople(tx, [id])).get(id) ?? { firstName, lastName: '', email: '', phoneNumber: '' }
  return emptyContent(deps, { language, seller })
}

/** Written to the customer with its newest company, in its language; a copy gets the same addressee. */
async function contentForCustomer(
  deps: OfferChangeDeps,
  tx: Db,
  viewer: Admin,
  { customer, copyOf }: { readonly customer: string; readonly copyOf: string | undefined },
): Promise<FirstContent> {
  const found = await findCustomerToOffer(tx, customer)
  if (found === null) throw new RefusalError('customer/not-found')
  const { id: customerId, userId, language } = found
  const addressee = addresseeOf(found)
  const content =
    copyOf === undefined
      ? await ownEmptyContent(deps, tx, viewer, language)
      : { ...(await contentToCopy(deps, tx, copyOf, { userId, customerId, language, addressee })), language }
  return { content: { ...content, addressee: { ...content.addressee, ...addressee } }, userId, customerId }
}

/** Reads the offer to copy; without a reader the copy is written to the same one. */
async function contentToCopy(deps: OfferChangeDeps, tx: Db, copyOf: string, reader: Reader | null): Promise<OfferContent> {
  const copied = await findOffer(tx, copyOf)
  const [newest] = copied === null ? [] : await listVersions(tx, copyOf)
  if (copied === null || newest === undefined) throw new RefusalError('offer/not-found')
  const copy = copiedContent(deps, newest.content, { ofRequest: reader?.orderId !== undefined && copied.orderId === reader.orderId })
  const content = await withTodaysList(tx, copy)
  return reader === null || isReaderOf(reader, copied) ? content : readdressed(content, reader)
}

export async function nameOffer(deps: OfferChangeDeps, viewer: Admin, id: string, name: string): Promise<ChangedOffer> {
  return changeAsStaff(deps, viewer, { id, message: 'offerNamed' }, async (tx, { offer }, actor) => {
    await updateOffer(tx, id, { name })
    await logEvent(deps, tx, id, { kind: 'renamed', actor, facts: { from: offer.name, to: name } })
  })
}

interface SavedDraft {
  readonly content: OfferContent
  /** The revision that the editor holds. */
  readonly version?: number | undefined
}

/**
 * The draft is saved while it is written; of two editors the second learns what the first changed. Open screens are not told: none shows
 * what a draft says, and each would read its offer again after every pause in somebody's typing.
 */
export async function saveDraft(
  deps: OfferChangeDeps,
  viewer: Admin,
  id: string,
  { content, version: sent }: SavedDraft,
): Promise<CallReply<'PUT /api/offer/:id/draft'>> {
  const saved = await deps.database.transaction(async (tx) => {
    const { versions, request } = await openOffer(tx, id)
    const draft = existingDraft(versions)
    const listed = await withListPrices(tx, await withOwnRequestLines(tx, content, request), draft.content)
    if (sent !== undefined && sent !== draft.revision) refuseStale(draft, listed, viewer)
    const stored = storedContent(listed)
    const revision = draft.revision + 1
    const actor = staffActor(viewer)
    await moveVersion(deps, tx, draft, { move: 'save', actor, set: { ...stored, revision, savedBy: viewer.firstName } })
    await refreshOffer(deps, tx, id)
    const needsApproval = isWaitingForApproval(deps, { content: listed, approvedHundredths: draft.approvedHundredths }, actor)
    return { revision, totalMinor: stored.totalMinor ?? null, needsApproval }
  })
  return { success: true, message: messageText('offerSaved', viewer.language), ...saved }
}

/** Names the parts in which the stored draft and the sent one differ. */
function refuseStale({ content: stored }: VersionRow, content: OfferContent, { language }: Admin): never {
  throw changedMeanwhile(changedFields(stored, content), language)
}

export function existingDraft(versions: readonly VersionRow[]): VersionRow {
  const draft = unsentVersion(versions)
  if (draft === null) throw new RefusalError('offer/already-sent')
  return draft
}

/**
 * An offer that was never sent goes with its only draft; its number is not given again. A version that was paused is open again, since no
 * newer one is being written any more.
 */
export async function dropDraft(deps: OfferChangeDeps, viewer: Admin, id: string): Promise<CallReply<'DELETE /api/offer/:id/draft'>> {
  const actor = staffActor(viewer)
  const { isOfferGone, isResumed } = await deps.database.transaction(async (tx) => {
    const { offer, versions } = await openOffer(tx, id)
    const draft = existingDraft(versions)
    if (!(await deleteDraft(tx, draft.id))) throw new RefusalError('conflict')
    if (versions.length === 1) {
      await deleteOffer(tx, id)
      await deps.onOfferChange(tx, id)
      await announceOffer(tx, null)
      return { isOfferGone: true, isResumed: false }
    }
    await logEvent(deps, tx, id, { kind: 'draft-deleted', actor, version: draft.version })
    const shown = shownVersion(versions)
    const isPaused = shown?.state === 'sent' && shown.isPaused
    if (isPaused) await resumeVersion(deps, tx, shown, actor)
    await refreshOffer(deps, tx, id)
    await announceOffer(tx, offer.userId)
    return { isOfferGone: false, isResumed: isPaused && shownState(shown, deps.now()) === 'sent' }
  })
  return { success: true, message: messageText(isResumed ? 'offerDraftDeletedResumed' : 'offerDraftDeleted', viewer.language), isOfferGone }
}

async function resumeVersion(deps: OfferChangeDeps, tx: Db, version: VersionRow, actor: Actor): Promise<void> {
  await moveVersion(deps, tx, version, { move: 'resume', actor, set: { isPaused: false } })
  await logEvent(deps, tx, version.offerId, { kind: 'resumed', actor, version: version.version })
}

/** The next version begins as a copy of the last one that was sent; asked again, it answers the draft that is there. */
export async function reviseOffer(
  deps: OfferChangeDeps,
  viewer: Admin,
  id: string,
  { isPaused }: { isPaused: boolean },
): Promise<ChangedOffer> {
  return changeAsStaff(deps, viewer, { id, message: 'offerRevised' }, async (tx, { versions }, actor) => {
    const shown = shownVersion(versions)
    if (shown === null) throw new RefusalError('offer/not-ready')
    const refusal = refuseMove(actor.as, factsOf(shown), 'new-version', deps.now())
    if (refusal !== null) throw new RefusalError(refusal)
    if (isPaused && shown.state === 'sent' && !shown.isPaused) {
      await moveVersion(deps, tx, shown, { move: 'pause', actor, set: { isPaused: true } })
      await logEvent(deps, tx, id, { kind: 'paused', actor, version: shown.version })
    }
    if (unsentVersion(versions) === null) {
      const version = (versions[0]?.version ?? 0) + 1
      const content = copiedContent(deps, shown.content, { ofRequest: true })
      await insertVersion(tx, newDraft(deps, { offerId: id, version, content, approvedHundredths: shown.approvedHundredths }))
      await logEvent(deps, tx, id, { kind: 'draft-begun', actor, version })
    }
  })
}
