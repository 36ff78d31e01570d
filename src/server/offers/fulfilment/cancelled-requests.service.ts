import type { SignedInViewer } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import { shownVersion } from '#domain/offers/versions.ts'
import type { Db } from '#server/platform/db/database.ts'
import { logEvent, openOffer, refreshOffer } from '../acting.service.ts'
import { listItems } from '../deliveries.repository.ts'
import { endLinksOf } from '../links/links.service.ts'
import { announceOffer } from '../offer-news.repository.ts'
import type { OfferChangeDeps } from '../offers.deps.ts'
import { offerJobs } from '../offers.jobs.ts'
import { lockOffersOf } from '../offers.repository.ts'
import { withdrawVersions } from '../sending/deciding.service.ts'
import { actorOfRequestChange, isFinished } from './fulfilment.facts.ts'

export interface RequestCancelling {
  readonly orderId: string
  readonly requesterId: string | null
  readonly by: SignedInViewer
  readonly reason: string
}

/**
 * A cancelled request takes its open offers with it and ends their links; with an accepted one a reason is needed, and staff are told.
 * One that was accepted and is delivered stays as it is, with its links: nothing of it can be taken back. True when there was an accepted
 * one that was withdrawn. The request is locked by the caller.
 */
export async function withdrawOffersOf(
  deps: OfferChangeDeps,
  tx: Db,
  { orderId, requesterId, by, reason }: RequestCancelling,
): Promise<boolean> {
  const actor = actorOfRequestChange(by, requesterId)
  let hadAccepted = false
  for (const id of await lockOffersOf(tx, orderId)) {
    const open = await openOffer(tx, id)
    const shown = shownVersion(open.versions)
    const isDone = shown !== null && isFinished(shown, await listItems(tx, id))
    const isAccepted = shown?.state === 'accepted' && !isDone
    if (isAccepted && reason === '') throw new RefusalError('offer/reason-missing', { field: 'reason' })
    const versions = isDone ? open.versions.filter((version) => version !== shown) : open.versions
    if (versions.some(({ state }) => state === 'draft' || state === 'waiting' || state === 'sent' || state === 'accepted')) {
      await withdrawVersions(deps, tx, { ...open, versions }, { actor, reason })
    }
    if (isAccepted) await deps.jobs.send(tx, offerJobs.answerNotice, { versionId: shown.id, answer: 'request-cancelled' })
    await logEvent(deps, tx, id, { kind: 'request-cancelled', actor, facts: { reason } })
    if (!isDone) await endLinksOf(deps, tx, id)
    await refreshOffer(deps, tx, id)
    await announceOffer(tx, open.offer.userId)
    hadAccepted ||= isAccepted
  }
  return hadAccepted
}
