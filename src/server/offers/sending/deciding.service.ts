import type { Admin } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import { discountAgainstList } from '#domain/offers/approval.ts'
import { shownVersion, unsentVersion } from '#domain/offers/versions.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type Actor, draftOf, logEvent, moveVersion, type OpenOffer } from '../acting.service.ts'
import { listItems, updateItem } from '../deliveries.repository.ts'
import { renewLinks, tokensOf } from '../links/links.service.ts'
import type { OfferChangeDeps } from '../offers.deps.ts'
import { offerJobs } from '../offers.jobs.ts'
import { type ChangedOffer, changeAsStaff } from '../reading/staff-change.service.ts'

interface Reasoned {
  readonly reason: string
}

/** The draft's revision that the screen shows. */
type Revision = number | undefined

/** The approved discount is noted: a smaller one needs no second approval. */
export async function approveOffer(deps: OfferChangeDeps, viewer: Admin, id: string, revision: Revision): Promise<ChangedOffer> {
  return changeAsStaff(deps, viewer, { id, message: 'offerApproved' }, async (tx, open, actor) => {
    const draft = draftOf(open, revision)
    const approvedHundredths = discountAgainstList(draft.content)
    await moveVersion(deps, tx, draft, { move: 'approve', actor, set: { approvedHundredths } })
    await logEvent(deps, tx, id, { kind: 'approved', actor, version: draft.version, facts: { hundredths: approvedHundredths } })
  })
}

export async function refuseApproval(
  deps: OfferChangeDeps,
  viewer: Admin,
  id: string,
  { reason, version }: Reasoned & { readonly version?: Revision },
): Promise<ChangedOffer> {
  return changeAsStaff(deps, viewer, { id, message: 'offerGivenBack' }, async (tx, open, actor) => {
    const draft = draftOf(open, version)
    await moveVersion(deps, tx, draft, { move: 'refuse-approval', actor, reason })
    await logEvent(deps, tx, id, { kind: 'approval-refused', actor, version: draft.version, facts: { reason } })
  })
}

export async function takeBack(deps: OfferChangeDeps, viewer: Admin, id: string, revision: Revision): Promise<ChangedOffer> {
  return changeAsStaff(deps, viewer, { id, message: 'offerGivenBack' }, async (tx, open, actor) => {
    const draft = draftOf(open, revision)
    await moveVersion(deps, tx, draft, { move: 'take-back', actor })
    await logEvent(deps, tx, id, { kind: 'taken-back', actor, version: draft.version })
  })
}

export async function pauseOffer(deps: OfferChangeDeps, viewer: Admin, id: string, isPaused: boolean): Promise<ChangedOffer> {
  return changeAsStaff(deps, viewer, { id, message: isPaused ? 'offerPaused' : 'offerResumed' }, async (tx, { versions }, actor) => {
    const shown = shownVersion(versions)
    if (shown === null) throw new RefusalError('offer/not-ready')
    await moveVersion(deps, tx, shown, { move: isPaused ? 'pause' : 'resume', actor, set: { isPaused } })
    await logEvent(deps, tx, id, { kind: isPaused ? 'paused' : 'resumed', actor, version: shown.version })
  })
}

interface Withdrawal extends Reasoned {
  readonly shown?: number | undefined
}

/** Withdraws the accepted or open version, and a draft beside it; without either, the draft alone. */
export async function withdrawOffer(
  deps: OfferChangeDeps,
  viewer: Admin,
  id: string,
  { reason, shown: expected }: Withdrawal,
): Promise<ChangedOffer> {
  return changeAsStaff(deps, viewer, { id, message: 'offerWithdrawn' }, async (tx, open, actor) => {
    const shown = shownVersion(open.versions)
    if (expected !== undefined && shown !== null && expected !== shown.version) throw new RefusalError('offer/superseded')
    await withdrawVersions(deps, tx, open, { actor, reason })
  })
}

/** True when an accepted version was among them. */
export async function withdrawVersions(
  deps: OfferChangeDeps,
  tx: Db,
  { offer, versions }: OpenOffer,
  { actor, reason }: { actor: Actor; reason: string },
): Promise<boolean> {
  const draft = unsentVersion(versions)
  const shown = shownVersion(versions)
  const isOpen = shown !== null && (shown.state === 'sent' || shown.state === 'accepted')
  const withdrawn = [...(isOpen ? [shown] : []), ...(draft === null ? [] : [draft])]
  if (withdrawn.length === 0 && shown !== null) await moveVersion(deps, tx, shown, { move: 'withdraw', actor, reason })
  for (const version of withdrawn) {
    const set = { ended: deps.now(), withdrawalReason: reason, isPaused: false }
    await moveVersion(deps, tx, version, { move: 'withdraw', actor, reason, set })
    await logEvent(deps, tx, offer.id, { kind: 'withdrawn', actor, version: version.version, facts: { reason } })
  }
  if (shown?.state === 'accepted') await cancelItems(tx, offer.id)
  if (isOpen && shown.content.addressee.email !== '') await deps.jobs.send(tx, offerJobs.withdrawnEmail, { versionId: shown.id })
  return shown?.state === 'accepted'
}

/** Pieces that are not delivered stand in no offer any more. */
async function cancelItems(tx: Db, offerId: string): Promise<void> {
  for (const item of await listItems(tx, offerId)) {
    if (item.status !== 'Delivered') await updateItem(tx, item, { status: 'Cancelled' })
  }
}

/** `shown` is the answering link on the screen: of two colleagues who press at once, one is told that there are new links already. */
export async function newLink(deps: OfferChangeDeps, viewer: Admin, id: string, shown: string | undefined): Promise<ChangedOffer> {
  return changeAsStaff(deps, viewer, { id, message: 'offerLinkRenewed' }, async (tx, { offer, request, versions }, actor) => {
    if (shownVersion(versions) === null) throw new RefusalError('offer/not-ready')
    // Cancelling the request has ended its links on purpose.
    if (request !== null && request.archived !== null) throw new RefusalError('offer/request-cancelled')
    if (shown !== undefined && !shown.endsWith(`/${tokensOf(deps, offer).answering}`)) throw new RefusalError('conflict')
    await renewLinks(deps, tx, offer)
    await logEvent(deps, tx, id, { kind: 'link-renewed', actor })
  })
}
