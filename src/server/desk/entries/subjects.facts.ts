import type { EntryKind } from '#domain/desk/entries.ts'
import { offerStanding, questionStanding, requestStanding, type SentVersion, type Standing } from '#domain/desk/standings.ts'
import { FIRST_MERCHANT_STATUS } from '#domain/merchants.ts'
import type { OfferContent } from '#domain/offers/content.ts'
import { counts, defaultDecision } from '#domain/offers/decisions.ts'
import { offerNumberText, versionText } from '#domain/offers/numbers.ts'
import { orderNumberText } from '#domain/orders/order-numbers.ts'
import type { Bilingual } from '#domain/text/language.ts'
import { messageText } from '#i18n/messages.ts'
import type { SubjectsPerson } from '#server/customers/customer-of-subject.service.ts'
import type { ContactMessageRow, MerchantRow, OfferRow, OrderLineRow, OrderRow, VersionRow } from './subjects.repository.ts'

/** The facts of a subject that its entry copies. */
export interface Copies {
  readonly number: string
  readonly who: string
  readonly company: string
  /** The code of the governorate, where it is known. */
  readonly place: string
  readonly phone: string
  readonly email: string
  readonly language: 'en' | 'ar'
  readonly about: Bilingual
  readonly machines: number
  readonly pieces: number
  readonly valueMinor: number | null
}

export interface Subject {
  readonly kind: EntryKind
  readonly id: string
  readonly standing: Standing
  readonly arrived: Date
  readonly person: SubjectsPerson
  readonly copies: Copies
  /** The last valid day of the offer that the customer has. */
  readonly validUntil: string | null
  /** The words that closed it, where somebody gave any. */
  readonly reason: string
}

const NAMED_MOST = 3
const ABOUT_MOST = 300
const NOTHING = { number: '', machines: 0, pieces: 0, valueMinor: null, place: '', company: '' } as const

export function requestSubject(
  order: OrderRow,
  {
    lines,
    versions,
    isEmailProven,
    lastMove,
  }: {
    readonly lines: readonly OrderLineRow[]
    readonly versions: readonly VersionRow[]
    readonly isEmailProven: boolean
    readonly lastMove: Date | null
  },
): Subject {
  const { archived, archivedBy, userId, words, delivery } = order
  const standing = requestStanding({
    archived: archived === null ? null : { at: archived, byRequester: archivedBy === userId },
    lines,
    versions: versions.flatMap(sentVersion),
  })
  const open = lines.filter(({ status }) => status !== 'Cancelled')
  const counted = open.length > 0 ? open : lines
  const offered = leading(versions)
  const size = { machines: counted.length, pieces: counted.reduce((sum, { quantity }) => sum + quantity, 0) }
  const listed = counted.reduce((sum, { priceMinor, quantity }) => sum + priceMinor * quantity, 0)
  return {
    kind: 'request',
    id: order.id,
    // A delivery from before there was a history is put to the day of its request: nobody sold it today.
    standing: standing.event === 'delivered' ? { ...standing, at: lastMove ?? order.created } : standing,
    arrived: order.created,
    ...ofOrder(order, isEmailProven),
    copies: {
      ...contactOf(order),
      number: orderNumberText(order.number),
      about: counted.length > 0 ? named(counted.map(({ name: en, nameAr: ar }) => ({ en, ar }))) : inBoth(words || (delivery?.note ?? '')),
      ...size,
      valueMinor: offered?.totalMinor ?? (counted.length > 0 ? listed : null),
    },
    validUntil: offered?.state === 'sent' ? offered.validUntil : null,
    reason: order.archivedReason ?? (offered?.state === 'declined' ? (offered.decline?.reason ?? '') : ''),
  }
}

function contactOf({ firstName, lastName, phoneNumber, email, language, delivery }: OrderRow) {
  return {
    who: `${firstName} ${lastName}`.trim(),
    company: delivery?.company ?? '',
    place: delivery?.governorate ?? '',
    phone: phoneNumber,
    email,
    language,
  }
}

function ofOrder(order: OrderRow, isEmailProven: boolean): { person: SubjectsPerson } {
  const { who, company, phone, email, language } = contactOf(order)
  const { customerId, userId } = order
  return { person: { customerId, userId, isEmailProven, name: who, company, phone, email, language } }
}

export interface OfferParts {
  readonly offer: OfferRow
  /** Newest first. */
  readonly versions: readonly VersionRow[]
  /** The request that it answers. */
  readonly order: OrderRow | null
  readonly isEmailProven: boolean
}

export function offerSubject(parts: OfferParts): Subject {
  const { offer, versions } = parts
  const shown = leading(versions)
  return {
    kind: 'offer',
    id: offer.id,
    standing: offerStanding(versions.flatMap(sentVersion)),
    arrived: offer.created,
    ...ofOffer(parts),
    validUntil: shown?.state === 'sent' ? shown.validUntil : null,
    reason: shown?.withdrawalReason ?? shown?.decline?.reason ?? '',
  }
}

export interface Asked {
  readonly messages: readonly { readonly id: string; readonly text: string; readonly created: Date }[]
  readonly files: readonly { readonly id: string; readonly name: string; readonly created: Date }[]
}

/** Messages and files of the customer without an answer; an acceptance by link alone waits for staff as well. */
export function messageSubject(parts: OfferParts, { messages, files }: Asked): Subject {
  const { offer, versions } = parts
  const unconfirmed = versions.find(({ state, isConfirmed }) => state === 'accepted' && !isConfirmed)
  const written = [
    ...messages.map(({ id, text, created }) => ({ id, created, about: inBoth(text) })),
    ...files.map(({ id, name, created }) => ({ id, created, about: newFile(name) })),
  ].sort((a, b) => b.created.getTime() - a.created.getTime())
  const asked =
    written.length > 0 ? written : unconfirmed === undefined ? [] : [{ id: unconfirmed.id, about: inBoth(''), created: unconfirmed.ended }]
  const [newest] = asked
  const first = asked.at(-1)?.created ?? offer.created
  const facts = ofOffer(parts)
  return {
    kind: 'offer-message',
    id: offer.id,
    standing: questionStanding(newest === undefined ? null : { name: newest.id, at: first }),
    arrived: first,
    ...facts,
    copies: newest === undefined || newest.about.en === '' ? facts.copies : { ...facts.copies, about: newest.about },
    validUntil: null,
    reason: '',
  }
}

function newFile(name: string): Bilingual {
  return { en: messageText('newFile', 'en', { name }), ar: messageText('newFile', 'ar', { name }) }
}

export function approvalSubject(parts: OfferParts, asked: Date | null): Subject {
  const { offer, versions } = parts
  const waiting = versions.find(({ state }) => state === 'waiting')
  return {
    kind: 'approval',
    id: offer.id,
    standing: questionStanding(waiting === undefined ? null : { name: waiting.id, at: asked }),
    arrived: asked ?? offer.created,
    ...ofOffer({ ...parts, versions: waiting === undefined ? versions : [waiting] }),
    validUntil: null,
    reason: '',
  }
}

function ofOffer({ offer, versions, order, isEmailProven }: OfferParts): { person: SubjectsPerson; copies: Copies } {
  const version = leading(versions) ?? versions[0]
  const ofRequest = order === null ? null : { ...contactOf(order), ...ofOrder(order, isEmailProven) }
  const copies = copiesOfOffer(offer, version)
  if (ofRequest !== null) {
    const { person, ...contact } = ofRequest
    return { person, copies: { ...copies, ...contact, company: contact.company || copies.company } }
  }
  const { who, company, phone, email, language } = copies
  const { customerId, userId } = offer
  // While a draft is written its addressee is half typed: only what was sent names the customer.
  const isTyped = customerId !== null && version?.sent === null
  const contact = isTyped ? { company: '', phone: '', email: '' } : { company, phone, email }
  return { person: { customerId, userId, isEmailProven, name: who || copies.number, language, ...contact }, copies }
}

function copiesOfOffer(offer: OfferRow, version: VersionRow | undefined): Copies {
  const number = offerNumberText(offer)
  if (version === undefined) return { ...NOTHING, number, who: '', phone: '', email: '', language: 'ar', about: inBoth('') }
  const { content, totalMinor } = version
  const { name, attention, company, phone, email } = content.addressee
  const lines = countedLines(content)
  return {
    number: `${number} ${versionText(version.version)}`,
    who: name || attention,
    company,
    place: '',
    phone,
    email,
    language: content.language,
    about: named(lines.map((line) => line.name)),
    machines: lines.length,
    pieces: Math.round(lines.reduce((sum, { quantity }) => sum + quantity, 0)),
    valueMinor: totalMinor,
  }
}

function countedLines(content: OfferContent): OfferContent['lines'] {
  const decision = defaultDecision(content)
  return content.lines.filter((line) => counts(line, decision))
}

/** The accepted version, else the newest that was sent. */
function leading(versions: readonly VersionRow[]): VersionRow | undefined {
  const sent = versions.filter((version) => version.sent !== null)
  const newest = [...sent].sort((a, b) => (b.sent?.getTime() ?? 0) - (a.sent?.getTime() ?? 0))
  return newest.find(({ state }) => state === 'accepted') ?? newest[0]
}

function sentVersion({ id, state, sent, ended }: VersionRow): SentVersion[] {
  return sent === null ? [] : [{ id, state, sent, ended }]
}

export function contactSubject({ id, name, email, message, language, created }: ContactMessageRow): Subject {
  return {
    kind: 'contact',
    id,
    standing: { stage: 'received', event: null, at: created },
    arrived: created,
    person: { customerId: null, userId: null, isEmailProven: false, name, company: '', phone: '', email, language },
    copies: { ...NOTHING, who: name, phone: '', email, language, about: inBoth(message) },
    validUntil: null,
    reason: '',
  }
}

export interface ChatParts {
  readonly id: string
  readonly user: {
    readonly email: string
    readonly isEmailProven: boolean
    readonly firstName: string
    readonly lastName: string
    readonly phoneNumber: string
    readonly language: 'en' | 'ar'
  }
  readonly waitingSince: Date | null
  readonly last: { readonly position: number; readonly text: string; readonly created: Date } | null
}

export function chatSubject({ id, user, waitingSince, last }: ChatParts): Subject {
  const { email, isEmailProven, firstName, lastName, phoneNumber: phone, language } = user
  const who = `${firstName} ${lastName}`.trim() || email
  return {
    kind: 'chat',
    id,
    standing: questionStanding(waitingSince === null ? null : { name: String(last?.position ?? 0), at: waitingSince }),
    arrived: waitingSince ?? last?.created ?? new Date(0),
    person: { customerId: null, userId: id, isEmailProven, name: who, company: '', phone, email, language },
    copies: { ...NOTHING, who, phone, email, language, about: inBoth(last?.text ?? '') },
    validUntil: null,
    reason: '',
  }
}

export function applicationSubject(merchant: MerchantRow): Subject {
  const { id, name, email, phoneNumber: phone, brandName: company, business, status, language, created } = merchant
  const isWaiting = status === FIRST_MERCHANT_STATUS
  return {
    kind: 'application',
    id,
    standing: questionStanding(isWaiting ? { name: 'application', at: null } : null),
    arrived: created,
    person: { customerId: null, userId: null, isEmailProven: false, name, company, phone, email: email ?? '', language },
    copies: { ...NOTHING, who: name, company, phone, email: email ?? '', language, about: inBoth(business) },
    validUntil: null,
    reason: '',
  }
}

function named(names: readonly Bilingual[]): Bilingual {
  const first = names.slice(0, NAMED_MOST)
  return { en: first.map(({ en }) => en).join(' · '), ar: first.map(({ en, ar }) => ar || en).join(' · ') }
}

function inBoth(text: string): Bilingual {
  const cut = text
    .trim()
    .slice(0, ABOUT_MOST)
    .toWellFormed()
    .replace(/\ufffd$/, '')
  return { en: cut, ar: cut }
}
