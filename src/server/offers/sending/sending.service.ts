import type { CallReply } from '#contract/endpoints.ts'
import type { Admin } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import { missingForSending, type SendingProblem, type SendWay } from '#domain/offers/sending.ts'
import { reminderAt } from '#domain/offers/validity.ts'
import { shownVersion } from '#domain/offers/versions.ts'
import { formatLongDate } from '#i18n/formats.ts'
import { messageText } from '#i18n/messages.ts'
import { fieldText } from '#i18n/texts.ts'
import type { Db } from '#server/platform/db/database.ts'
import { together } from '#server/platform/db/together.ts'
import { listStaff, type StaffMember } from '#server/shop-settings/staff.service.ts'
import { type Actor, draftOf, logEvent, moveVersion, type OpenOffer, SHOP_ACTOR } from '../acting.service.ts'
import { hashOf } from '../content.facts.ts'
import { ensureLinks } from '../links/links.service.ts'
import type { OfferChangeDeps } from '../offers.deps.ts'
import { offerJobs } from '../offers.jobs.ts'
import { updateOffer, type VersionRow } from '../offers.repository.ts'
import { isWaitingForApproval } from '../reading/offer.replies.ts'
import { changeAsStaff } from '../reading/staff-change.service.ts'
import { accountOfSalesperson } from './salesperson.facts.ts'

export interface Sending {
  readonly ways: readonly SendWay[]
  readonly whatsappText?: string | undefined
  readonly emailText?: string | undefined
  /** The revision of the draft that the screen shows. */
  readonly version?: number | undefined
  /** The sent version that the screen shows. */
  readonly shown?: number | undefined
}

/** Sends the draft, whose revision is named once something was sent, or the sent version once more; a discount over the limit asks for approval. */
export async function sendOffer(
  deps: OfferChangeDeps,
  viewer: Admin,
  id: string,
  sending: Sending,
): Promise<CallReply<'POST /api/offer/:id/send'>> {
  let isWaiting = false
  const staff = await listStaff(deps.database.db)
  const changed = await changeAsStaff(deps, viewer, { id, message: 'offerSent' }, async (tx, open, actor) => {
    if (open.request !== null && open.request.archived !== null) throw new RefusalError('order/not-found')
    const last = shownVersion(open.versions)
    // An unfinished draft may stand beside the version that is to go out once more.
    if (sending.version === undefined && last !== null) return sendAgain(deps, tx, open, { last, actor, sending, viewer })
    const draft = draftOf(open, sending.version)
    refuseIncomplete(draft, sending, viewer, deps.now())
    isWaiting = draft.state === 'draft' && isWaitingForApproval(deps, draft, actor)
    if (isWaiting) return askApproval(deps, tx, draft, actor)
    await sendDraft(deps, tx, open, { draft, actor, sending, staff })
  })
  return { ...changed, message: messageText(isWaiting ? 'offerWaits' : 'offerSent', viewer.language), isWaiting }
}

/** Everything that is missing is said at once, field by field. */
function refuseIncomplete({ content }: VersionRow, { ways }: Sending, { language }: Admin, now: Date): void {
  const isByEmail = ways.includes('email')
  const hasAddress = content.addressee.email !== '' || content.recipients.some(({ email }) => email !== '')
  const problems: readonly SendingProblem[] = [
    ...missingForSending(content, now),
    ...(isByEmail && !hasAddress ? [{ field: 'addressee.email', text: 'required' } as const] : []),
  ]
  if (problems.length === 0) return
  const fields = Object.fromEntries(
    problems.map(({ field, text, limit }) => [
      field,
      [fieldText(text, language, { field, limit: typeof limit === 'string' ? formatLongDate(limit, language) : limit })],
    ]),
  )
  throw new RefusalError('validation', { fields })
}

async function askApproval(deps: OfferChangeDeps, tx: Db, draft: VersionRow, actor: Actor): Promise<void> {
  await moveVersion(deps, tx, draft, { move: 'ask-approval', actor })
  await logEvent(deps, tx, draft.offerId, { kind: 'approval-asked', actor, version: draft.version })
}

interface SentDraft {
  readonly draft: VersionRow
  readonly actor: Actor
  readonly sending: Sending
  readonly staff: readonly StaffMember[]
}

async function sendDraft(
  deps: OfferChangeDeps,
  tx: Db,
  { offer, versions }: OpenOffer,
  { draft, actor, sending, staff }: SentDraft,
): Promise<void> {
  const last = shownVersion(versions)
  if (last?.state === 'accepted') throw new RefusalError('offer/already-accepted')
  if (last?.state === 'sent') {
    await moveVersion(deps, tx, last, { move: 'supersede', actor: SHOP_ACTOR, set: { isPaused: false } })
    await logEvent(deps, tx, offer.id, { kind: 'superseded', actor: SHOP_ACTOR, version: last.version })
  }
  const sent = deps.now()
  const salespersonId = accountOfSalesperson(staff, draft.content.salesperson, actor.id)
  await together([
    moveVersion(deps, tx, draft, { move: 'send', actor, set: { sent, hash: hashOf(draft.content), salespersonId } }),
    // The new version answers what the customer asked of the last one.
    offer.unanswered > 0 ? updateOffer(tx, offer.id, { unanswered: 0 }) : null,
    ensureLinks(deps, tx, offer),
    deliver(deps, tx, draft, { actor, sending, kind: 'sent' }),
    scheduleReminder(deps, tx, draft, sent),
  ])
}

async function sendAgain(
  deps: OfferChangeDeps,
  tx: Db,
  { offer }: OpenOffer,
  { last, viewer, ...by }: { last: VersionRow; actor: Actor; sending: Sending; viewer: Admin },
): Promise<void> {
  const { shown } = by.sending
  if (shown !== undefined && shown !== last.version) throw new RefusalError('offer/superseded')
  refuseUnaddressed(last, by.sending, viewer)
  await moveVersion(deps, tx, last, { move: 'send-again', actor: by.actor })
  await ensureLinks(deps, tx, offer)
  await deliver(deps, tx, last, { ...by, kind: 'sent-again' })
}

function refuseUnaddressed({ content }: VersionRow, { ways }: Sending, { language }: Admin): void {
  if (!ways.includes('email') || content.addressee.email !== '' || content.recipients.some(({ email }) => email !== '')) return
  const field = 'addressee.email'
  throw new RefusalError('validation', { fields: { [field]: [fieldText('required', language, { field })] } })
}

interface Delivery {
  readonly actor: Actor
  readonly sending: Sending
  readonly kind: 'sent' | 'sent-again'
}

/** The log holds the texts as they were edited; each email is a job of its own, whose id is its Message-ID. */
async function deliver(
  deps: OfferChangeDeps,
  tx: Db,
  { id: versionId, offerId, version, content }: VersionRow,
  { actor, sending, kind }: Delivery,
): Promise<void> {
  const { ways, whatsappText = '', emailText = '' } = sending
  const { addressee, recipients } = content
  const facts = { ways: [...ways], ...(whatsappText === '' ? {} : { whatsappText }), ...(emailText === '' ? {} : { emailText }) }
  const eventId = await logEvent(deps, tx, offerId, { kind, actor, version, facts })
  if (!ways.includes('email')) return
  if (addressee.email !== '') await deps.jobs.send(tx, offerJobs.offerEmail, { versionId, recipient: null, eventId })
  for (const [recipient, { email }] of recipients.entries()) {
    if (email !== '') await deps.jobs.send(tx, offerJobs.offerEmail, { versionId, recipient, eventId })
  }
}

async function scheduleReminder(deps: OfferChangeDeps, tx: Db, { id: versionId, content }: VersionRow, sent: Date): Promise<void> {
  const at = reminderAt(sent, content.validUntil, deps.settings().shop.openingHours)
  if (at === null) return
  const afterSeconds = Math.ceil((at.getTime() - sent.getTime()) / 1000)
  await deps.jobs.send(tx, offerJobs.remind, { versionId }, { afterSeconds })
}
