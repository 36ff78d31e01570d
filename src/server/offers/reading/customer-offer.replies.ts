import type { CustomerOfferReply } from '#contract/offers/offer-replies.ts'
import { offerNumberText } from '#domain/offers/numbers.ts'
import { forCustomer, withoutPrices } from '#domain/offers/shown-content.ts'
import { movesOf, type OfferMove, shownState } from '#domain/offers/states.ts'
import { linkEnd } from '#domain/offers/validity.ts'
import { shownVersion } from '#domain/offers/versions.ts'
import { type Actor, factsOf, type OpenOffer } from '../acting.service.ts'
import type { ItemRow, PaymentRow } from '../deliveries.repository.ts'
import type { MessageRow } from '../offer-log.repository.ts'
import type { VersionRow } from '../offers.repository.ts'
import { acceptanceReply, firstPaymentDay, itemReply, messageReply, paymentReply } from './offer.replies.ts'

type CustomerMove = CustomerOfferReply['moves'][number]
const CUSTOMER_MOVES: readonly OfferMove[] = ['accept', 'decline', 'message', 'renew'] satisfies CustomerMove[]

export interface CustomerView extends Omit<OpenOffer, 'request'> {
  readonly request: { readonly number: number } | null
  readonly actor: Actor
  readonly hasPrices: boolean
  readonly messages: readonly MessageRow[]
  readonly items: readonly ItemRow[]
  readonly payments: readonly PaymentRow[]
  readonly now: Date
}

/** Null where the link shows nothing any more: nothing was sent, or its time is over. */
export function customerOffer(view: CustomerView): CustomerOfferReply | null {
  const { offer, versions, actor, hasPrices, now } = view
  const version = versionByLinks(view)
  if (version === null || version.sent === null || version.hash === null) return null
  const isAnswering = actor.as !== 'reading-link'
  const state = shownState(version, now)
  const { version: number, isConfirmed, isPaused, validUntil, hash } = version
  const moves = movesOf(actor.as, factsOf(version), now).filter((move): move is CustomerMove => CUSTOMER_MOVES.includes(move))
  return {
    _id: actor.as === 'requester' ? offer.id : null,
    number: offerNumberText(offer),
    version: number,
    state,
    isConfirmed,
    isPaused,
    hasPrices,
    isAnswering,
    isRequester: actor.as === 'requester',
    moves,
    language: version.content.language,
    sent: version.sent.toISOString(),
    validUntil,
    hash,
    content: state === 'withdrawn' ? null : shownContent(version, hasPrices),
    ...pastVersions(version, versions, state === 'withdrawn' ? null : hasPrices),
    decision: acceptedDecision(version),
    order: view.request === null ? null : { number: view.request.number },
    ...answers(version, view),
  }
}

/** The version that the offer's links show; null where nothing was sent or their time is over. */
export function versionByLinks(view: Pick<CustomerView, 'versions' | 'items' | 'now'>): VersionRow | null {
  const version = shownVersion(view.versions)
  return version === null || haveLinksEnded(version, view) ? null : version
}

/** Others who were shown the offer see what was bought; the name under it stays between the shop and its customer. */
function acceptedDecision({ state, acceptance }: VersionRow): CustomerOfferReply['decision'] {
  if (state !== 'accepted' || acceptance === null) return null
  const { choices, ticked } = acceptance.decision
  return { choices: { ...choices }, ticked: [...ticked] }
}

function shownContent({ content }: VersionRow, hasPrices: boolean) {
  const shown = forCustomer(hasPrices ? content : withoutPrices(content))
  return shown as NonNullable<CustomerOfferReply['content']>
}

function pastVersions(version: VersionRow, versions: readonly VersionRow[], hasPrices: boolean | null) {
  const earlier = versions.filter(({ version: number, sent }) => number < version.version && sent !== null)
  const [last] = earlier
  return {
    previous: last === undefined || hasPrices === null ? null : { version: last.version, content: shownContent(last, hasPrices) },
    earlier: earlier.map(({ version: number, sent }) => ({ version: number, sent: sent?.toISOString() ?? '' })),
  }
}

/** The conversation, the answer and the money are between the shop and its customer: a reading link shows none of them. */
function answers(version: VersionRow, { actor, messages, items, payments }: CustomerView) {
  const isOwn = actor.as !== 'reading-link'
  const at = version.ended?.toISOString() ?? ''
  const { acceptance, decline } = version
  const paid = isOwn ? payments : []
  return {
    acceptance: acceptance === null || !isOwn ? null : acceptanceReply(version, at),
    decline: decline === null || !isOwn ? null : { at, way: decline.way, reason: decline.reason },
    messages: isOwn ? messages.map(messageReply) : [],
    items: isOwn ? items.map(itemReply) : [],
    payments: paid.map(paymentReply),
    deliveryBegins: firstPaymentDay(paid),
  }
}

/** 90 days after the end; after acceptance a year, or the longest warranty. */
export function haveLinksEnded(
  { state, validUntil, ended }: Pick<VersionRow, 'state' | 'validUntil' | 'ended'>,
  { items, now }: { readonly items: readonly Pick<ItemRow, 'warrantyEnds'>[]; readonly now: Date },
): boolean {
  const warranty = items
    .map(({ warrantyEnds }) => warrantyEnds ?? '')
    .toSorted()
    .at(-1)
  return now >= linkEnd(validUntil, state === 'accepted' ? ended : null, warranty === undefined || warranty === '' ? null : warranty)
}
