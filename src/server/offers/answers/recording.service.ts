import type { Admin } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import type { RecordedWay } from '#domain/offers/answers.ts'
import { defaultDecision, type OfferDecision } from '#domain/offers/decisions.ts'
import { furthestDay } from '#domain/offers/sending.ts'
import { refuseMove } from '#domain/offers/states.ts'
import { dayInCairo, isExpired } from '#domain/offers/validity.ts'
import { shownVersion } from '#domain/offers/versions.ts'
import { fieldText } from '#i18n/texts.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type Actor, factsOf, logEvent, moveVersion, type OpenOffer } from '../acting.service.ts'
import { totalOf } from '../content.facts.ts'
import type { OfferChangeDeps } from '../offers.deps.ts'
import { offerJobs } from '../offers.jobs.ts'
import type { VersionRow } from '../offers.repository.ts'
import { refuseAfter, refuseFarDay } from '../past-days.facts.ts'
import { type ChangedOffer, changeAsStaff } from '../reading/staff-change.service.ts'
import { acceptVersion, checkedDecision, listForDelivery, reopenOthers } from './accepting.service.ts'
import { writeMessage } from './messages.service.ts'

export interface RecordedAnswer {
  readonly answer: 'accepted' | 'declined'
  readonly way: RecordedWay
  readonly name: string
  readonly day?: string | undefined
  readonly purchaseOrder?: string | undefined
  readonly depositMinor?: number | undefined
  readonly decision?: OfferDecision | undefined
  readonly reason?: string | undefined
  readonly validUntil?: string | undefined
  readonly shown?: number | undefined
}

/** Records an answer that did not come by the shop's own pages, and by whom it was recorded. */
export async function recordAnswer(deps: OfferChangeDeps, viewer: Admin, id: string, given: RecordedAnswer): Promise<ChangedOffer> {
  const message = given.answer === 'accepted' ? 'offerAccepted' : 'offerDeclined'
  return changeAsStaff(deps, viewer, { id, message }, async (tx, open, actor) => {
    if (given.day !== undefined) refuseFarDay(deps, viewer, { field: 'day', day: given.day, offer: open.offer })
    const version = shownToStaff(open, given.shown)
    if (given.answer === 'declined') return recordNo(deps, tx, version, { ...given, actor })
    return recordYes(deps, tx, open, { viewer, actor, given, version })
  })
}

/** The version that an act of staff is about; another one than the screen shows is refused. */
export function shownToStaff({ versions }: OpenOffer, shown: number | undefined): VersionRow {
  const version = shownVersion(versions)
  if (version === null) throw new RefusalError('offer/not-ready')
  if (shown !== undefined && shown !== version.version) throw new RefusalError('offer/superseded')
  return version
}

interface GivenYes {
  readonly viewer: Admin
  readonly actor: Actor
  readonly given: RecordedAnswer
  readonly version: VersionRow
}

async function recordYes(deps: OfferChangeDeps, tx: Db, open: OpenOffer, { viewer, actor, given, version }: GivenYes): Promise<void> {
  const { way, name, purchaseOrder = '', depositMinor = null, day } = given
  const refusal = refuseMove(actor.as, factsOf(version), 'record-accept', deps.now())
  if (refusal !== null) throw new RefusalError(refusal)
  if (way === 'purchase-order' && purchaseOrder === '') throw missing('purchaseOrder', viewer)
  if (way === 'deposit' && (depositMinor ?? 0) === 0) throw missing('depositMinor', viewer)
  const validUntil = newLastDay(deps, viewer, version, given.validUntil)
  const decision = checkedDecision(version, given.decision ?? defaultDecision(version.content), name)
  const saidOn = day ?? dayInCairo(deps.now())
  const recorded = { name, way, decision, from: '', userAgent: '', purchaseOrder, depositMinor, recordedBy: viewer.firstName, saidOn }
  if (validUntil !== undefined) {
    const facts = { from: version.validUntil, to: validUntil }
    await logEvent(deps, tx, version.offerId, { kind: 'extended', actor, version: version.version, facts })
  }
  await acceptVersion(deps, tx, open, version, { actor, yes: { ...recorded, move: 'record-accept', isConfirmed: true, validUntil } })
  await deps.jobs.send(tx, offerJobs.acceptedEmail, { versionId: version.id })
}

function missing(field: string, { language }: Admin): RefusalError {
  return new RefusalError('validation', { fields: { [field]: [fieldText('required', language, { field })] } })
}

/** An expired version is accepted only with a new last day in the same press. */
function newLastDay({ now }: OfferChangeDeps, viewer: Admin, version: VersionRow, validUntil: string | undefined): string | undefined {
  if (!isExpired(version.validUntil, now())) return undefined
  if (validUntil === undefined || isExpired(validUntil, now())) throw new RefusalError('offer/expired', { field: 'validUntil' })
  refuseAfter(viewer, 'validUntil', validUntil, furthestDay(now()))
  return validUntil
}

async function recordNo(
  deps: OfferChangeDeps,
  tx: Db,
  version: VersionRow,
  { way, name, reason = '', day, actor }: RecordedAnswer & { readonly actor: Actor },
): Promise<void> {
  const saidOn = day ?? dayInCairo(deps.now())
  const set = { decline: { way, reason, recordedBy: actor.name, name, saidOn }, ended: deps.now() }
  await moveVersion(deps, tx, version, { move: 'record-decline', actor, reason, set })
  const facts = { way, name, reason, saidOn }
  await logEvent(deps, tx, version.offerId, { kind: 'declined', actor, version: version.version, facts })
}

/** Makes a yes by link final. */
export async function confirmAcceptance(
  deps: OfferChangeDeps,
  viewer: Admin,
  id: string,
  shown: number | undefined,
): Promise<ChangedOffer> {
  return changeAsStaff(deps, viewer, { id, message: 'offerConfirmed' }, async (tx, open, actor) => {
    const version = shownToStaff(open, shown)
    await moveVersion(deps, tx, version, { move: 'confirm', actor, set: { isConfirmed: true } })
    await logEvent(deps, tx, id, { kind: 'confirmed', actor, version: version.version })
    if (version.acceptance !== null) await listForDelivery(deps, tx, open, { version, decision: version.acceptance.decision })
    await deps.jobs.send(tx, offerJobs.acceptedEmail, { versionId: version.id })
  })
}

interface Refused {
  readonly reason: string
  readonly shown?: number | undefined
}

/** The offer is open again, with the others that it had closed; the customer reads the reason as a message. */
export async function refuseAcceptance(
  deps: OfferChangeDeps,
  viewer: Admin,
  id: string,
  { reason, shown }: Refused,
): Promise<ChangedOffer> {
  return changeAsStaff(deps, viewer, { id, message: 'offerReopened' }, async (tx, open, actor) => {
    const version = shownToStaff(open, shown)
    const totalMinor = totalOf(version.content, defaultDecision(version.content))
    const set = { acceptance: null, isConfirmed: true, ended: null, totalMinor }
    await moveVersion(deps, tx, version, { move: 'refuse-acceptance', actor, reason, set })
    await logEvent(deps, tx, id, { kind: 'acceptance-refused', actor, version: version.version, facts: { reason } })
    await reopenOthers(deps, tx, open, version)
    await writeMessage(deps, tx, { offerId: id, version: version.version, actor, name: viewer.firstName, text: reason, unanswered: 0 })
  })
}
