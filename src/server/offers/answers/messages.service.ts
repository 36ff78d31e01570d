import type { Admin } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import { refuseMove } from '#domain/offers/states.ts'
import { shownVersion } from '#domain/offers/versions.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type Actor, factsOf, logEvent } from '../acting.service.ts'
import { insertMessage } from '../offer-log.repository.ts'
import type { OfferChangeDeps } from '../offers.deps.ts'
import { offerJobs } from '../offers.jobs.ts'
import { updateOffer } from '../offers.repository.ts'
import { type ChangedOffer, changeAsStaff } from '../reading/staff-change.service.ts'

export interface Written {
  readonly offerId: string
  readonly version: number
  readonly actor: Actor
  readonly name: string
  readonly text: string
  readonly isRenewal?: boolean
  readonly unanswered: number
}

/** The other side is told by email. */
export async function writeMessage(
  deps: OfferChangeDeps,
  tx: Db,
  { offerId, version, actor, name, text, isRenewal = false, unanswered }: Written,
): Promise<void> {
  const id = deps.newId()
  const side = actor.kind === 'staff' ? 'staff' : 'customer'
  await insertMessage(tx, { id, offerId, side, userId: actor.id, name, text, isRenewal, created: deps.now() })
  await updateOffer(tx, offerId, { unanswered })
  await logEvent(deps, tx, offerId, { kind: isRenewal ? 'renewal-asked' : 'message', actor, version, facts: { text } })
  await deps.jobs.send(tx, side === 'staff' ? offerJobs.messageEmail : offerJobs.messageNotice, { messageId: id })
}

export async function messageOfStaff(deps: OfferChangeDeps, viewer: Admin, id: string, text: string): Promise<ChangedOffer> {
  return changeAsStaff(deps, viewer, { id, message: 'offerMessage' }, async (tx, { versions }, actor) => {
    const shown = shownVersion(versions)
    if (shown === null) throw new RefusalError('offer/not-ready')
    const refusal = refuseMove(actor.as, factsOf(shown), 'message', deps.now())
    if (refusal !== null) throw new RefusalError(refusal)
    await writeMessage(deps, tx, { offerId: id, version: shown.version, actor, name: viewer.firstName, text, unanswered: 0 })
  })
}

/** Notes stand in the log, which no customer is ever shown. */
export async function noteOfStaff(deps: OfferChangeDeps, viewer: Admin, id: string, text: string): Promise<ChangedOffer> {
  return changeAsStaff(deps, viewer, { id, message: 'offerNote' }, async (tx, _open, actor) => {
    await logEvent(deps, tx, id, { kind: 'note', actor, facts: { text } })
  })
}
