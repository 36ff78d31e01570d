import { amountOf } from '#domain/money/money.ts'
import { offeredAmount } from '#domain/money/pricing.ts'
import { acceptedLines } from '#domain/offers/accepting.ts'
import { defaultDecision } from '#domain/offers/decisions.ts'
import { offerNumberText, versionText } from '#domain/offers/numbers.ts'
import { offerSums } from '#domain/offers/sums.ts'
import { isExpired } from '#domain/offers/validity.ts'
import type { Bilingual, Language } from '#domain/text/language.ts'
import { logEvent, openOffer, shownVersion, THE_SHOP } from '../acting.service.ts'
import { tokensOf } from '../links/links.service.ts'
import { findMessage, listEvents } from '../offer-log.repository.ts'
import type { OfferDeps } from '../offers.deps.ts'
import { offerJobs } from '../offers.jobs.ts'
import type { OfferRow, VersionRow } from '../offers.repository.ts'
import { findVersionOfOffer, listVersions } from '../offers.repository.ts'
import { findEvent } from './offer-emails.repository.ts'

export interface EmailOffer {
  readonly offerId: string
  readonly number: string
  readonly version: string
  readonly isRevised: boolean
  readonly to: string
  readonly name: string
  readonly language: Language
  readonly project: string
  readonly reference: string
  readonly validUntil: string
  /** The token of the page for this reader. */
  readonly token: string
  readonly isAnswering: boolean
  readonly lines: readonly { readonly name: Bilingual; readonly quantity: number; readonly sum?: number }[]
  /** Absent for a technical offer. */
  readonly total?: number
  readonly personal: string
}

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
  return { ...facts(found, hasPrices), to, name, language, token: hasPrices ? reading : technical, isAnswering: false, personal }
}

function toAddressee(deps: OfferDeps, found: Found, personal = ''): EmailOffer | null {
  const { addressee, language } = found.version.content
  if (addressee.email === '') return null
  const token = tokensOf(deps, found.offer).answering
  const name = addressee.name || addressee.attention
  return { ...facts(found, true), to: addressee.email, name, language, token, isAnswering: true, personal }
}

/** Amounts are those of the offer; a technical one has none. */
function facts({ offer, version }: Found, hasPrices: boolean) {
  const { content, acceptance } = version
  const decision = acceptance?.decision ?? defaultDecision(content)
  const sums = offerSums(content, decision)
  const netOf = new Map(sums.lines.map(({ lineId, netMinor }) => [lineId, netMinor]))
  const amount = (key: 'sum' | 'total', minor: number | null | undefined) =>
    hasPrices && minor !== null && minor !== undefined ? { [key]: offeredAmount(amountOf(minor)) } : {}
  return {
    offerId: offer.id,
    number: offerNumberText(offer),
    version: versionText(version.version),
    isRevised: version.version > 1,
    project: content.addressee.project,
    reference: content.addressee.reference,
    validUntil: version.validUntil,
    lines: acceptedLines(content, decision).map(({ id, name, quantity }) => ({ name, quantity, ...amount('sum', netOf.get(id)) })),
    ...amount('total', version.totalMinor),
  }
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

/** The customer gets at most one reminder of an offer, and none once it was answered, replaced or paused. */
export async function remindOnce(deps: OfferDeps, versionId: string): Promise<void> {
  const found = await findVersionOfOffer(deps.database.db, versionId)
  if (found === null) return
  const { id } = found.offer
  await deps.database.transaction(async (tx) => {
    const { versions } = await openOffer(tx, id)
    const version = versions.find((each) => each.id === versionId)
    if (version?.state !== 'sent' || version.isPaused || isExpired(version.validUntil, deps.now())) return
    if (version.content.addressee.email === '') return
    if ((await listEvents(tx, id)).some(({ kind }) => kind === 'reminded')) return
    await logEvent(deps, tx, id, { kind: 'reminded', actor: THE_SHOP, version: version.version })
    await deps.jobs.send(tx, offerJobs.reminderEmail, { versionId })
  })
}
