import { offerNumberText } from '#domain/offers/numbers.ts'
import { isExpired } from '#domain/offers/validity.ts'
import { shownVersion } from '#domain/offers/versions.ts'
import type { Language } from '#domain/text/language.ts'
import type { EmailKey } from '#server/accounts/email-choices/choice-links.service.ts'
import { isDeclinedAt } from '#server/accounts/email-choices/email-choices.service.ts'
import { logEvent, openOffer, SHOP_ACTOR } from '../acting.service.ts'
import { tokensOf } from '../links/links.service.ts'
import { findMessage, listEvents } from '../offer-log.repository.ts'
import type { OfferDeps } from '../offers.deps.ts'
import { offerJobs } from '../offers.jobs.ts'
import type { OfferRow, VersionRow } from '../offers.repository.ts'
import { findVersionOfOffer, listVersions } from '../offers.repository.ts'
import { type EmailOffer, emailFacts } from './offer-email.facts.ts'
import { findEvent, writeReminderDropped } from './offer-emails.repository.ts'

interface Found {
  readonly offer: OfferRow
  readonly version: VersionRow
}

/** The reader's copy: null when a newer version replaced it, or nobody is left to write to. */
export async function findOfferEmail(
  deps: OfferDeps,
  { versionId, recipient, eventId }: { readonly versionId: string; readonly recipient: number | null; readonly eventId: string },
): Promise<EmailOffer | null> {
  const { db } = deps.database
  const found = await findVersionOfOffer(db, versionId)
  if (found === null || found.version.state === 'withdrawn' || found.version.state === 'superseded') return null
  const event = await findEvent(db, eventId)
  const personal = event === null ? '' : String(event.facts.emailText ?? '')
  if (recipient === null) return toAddressee(deps, found, personal)
  const reader = found.version.content.recipients[recipient]
  if (reader === undefined || reader.email === '') return null
  const { reading, technical } = tokensOf(deps, found.offer)
  const { name, email: to, language, hasPrices } = reader
  // The seller's sentence may name an amount.
  const shown = { token: hasPrices ? reading : technical, personal: hasPrices ? personal : '' }
  return { ...emailFacts(found, hasPrices), to, name, language, isAnswering: false, ...shown }
}

function toAddressee(deps: OfferDeps, found: Found, personal = ''): EmailOffer | null {
  const { addressee, language } = found.version.content
  if (addressee.email === '') return null
  const token = tokensOf(deps, found.offer).answering
  const name = addressee.name || addressee.attention
  return { ...emailFacts(found, true), to: addressee.email, name, language, token, isAnswering: true, personal }
}

/** An email to the addressee about a version in one of these states. */
export async function findAddresseeEmail(
  deps: OfferDeps,
  versionId: string,
  states: readonly VersionRow['state'][],
): Promise<EmailOffer | null> {
  const found = await findVersionOfOffer(deps.database.db, versionId)
  return found === null || !states.includes(found.version.state) ? null : toAddressee(deps, found)
}

/** False once the version was answered, replaced or paused, or its last day is over. */
function isToRemind({ state, isPaused, validUntil }: VersionRow, now: Date): boolean {
  return state === 'sent' && !isPaused && !isExpired(validUntil, now)
}

/** Null where it is not to be sent any more: the mail server may have been away since the email was queued. */
export async function findReminder(deps: OfferDeps & EmailKey, versionId: string): Promise<EmailOffer | null> {
  const { db } = deps.database
  const found = await findVersionOfOffer(db, versionId)
  const offer = found !== null && isToRemind(found.version, deps.now()) ? toAddressee(deps, found) : null
  return offer === null || (await isDeclinedAt(deps, db, offer.to, 'offer-reminders')) ? null : offer
}

/** Without it the log would go on to say that the reminder was sent. A later version may be reminded of. */
export async function noteReminderDropped(deps: OfferDeps, versionId: string): Promise<void> {
  const { db } = deps.database
  const found = await findVersionOfOffer(db, versionId)
  if (found === null) return
  const kind = isToRemind(found.version, deps.now()) ? 'reminder-declined' : 'reminder-late'
  await writeReminderDropped(db, { offerId: found.offer.id, version: found.version.version, kind })
}

export interface OfferNotice {
  readonly offerId: string
  readonly number: string
  readonly customer: string
  readonly company: string
  readonly language: Language
  readonly isConfirmed: boolean
  readonly name: string
  readonly reason: string
  readonly replyTo: { readonly name: string; readonly address: string } | null
}

export async function findAnswerNotice(deps: OfferDeps, versionId: string): Promise<OfferNotice | null> {
  const found = await findVersionOfOffer(deps.database.db, versionId)
  return found === null ? null : noticeOf(found)
}

function noticeOf({ offer, version }: Found): OfferNotice {
  const { content, acceptance, decline, withdrawalReason, customer, company, isConfirmed } = version
  const { email } = content.addressee
  return {
    offerId: offer.id,
    number: offerNumberText(offer),
    customer,
    company,
    language: content.language,
    isConfirmed,
    name: acceptance?.name ?? customer,
    reason: decline?.reason ?? withdrawalReason ?? '',
    replyTo: email === '' ? null : { name: customer, address: email },
  }
}

export interface OfferMessage {
  readonly text: string
  readonly name: string
  readonly isRenewal: boolean
}

export async function findMessageEmail(deps: OfferDeps, messageId: string) {
  const { db } = deps.database
  const message = await findMessage(db, messageId)
  const shown = message === null ? null : shownVersion(await listVersions(db, message.offerId))
  const found = shown === null ? null : await findVersionOfOffer(db, shown.id)
  if (message === null || found === null) return null
  return { message, addressee: toAddressee(deps, found), notice: noticeOf(found) }
}

/** The customer gets at most one reminder of an offer, or none where they declined such emails; one that was dropped before it was sent does not count. */
export async function remindOnce(deps: OfferDeps & EmailKey, versionId: string): Promise<void> {
  const found = await findVersionOfOffer(deps.database.db, versionId)
  if (found === null) return
  const { id } = found.offer
  await deps.database.transaction(async (tx) => {
    const { versions } = await openOffer(tx, id)
    const version = versions.find((each) => each.id === versionId)
    if (version === undefined || !isToRemind(version, deps.now())) return
    const { email } = version.content.addressee
    if (email === '' || (await isDeclinedAt(deps, tx, email, 'offer-reminders'))) return
    if ((await listEvents(tx, id)).some(({ kind }) => kind === 'reminded')) return
    await logEvent(deps, tx, id, { kind: 'reminded', actor: SHOP_ACTOR, version: version.version })
    await deps.jobs.send(tx, offerJobs.reminderEmail, { versionId })
  })
}
