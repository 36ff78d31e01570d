import { offerStanding, questionStanding, type SentVersion } from '#domain/desk/standings.ts'
import { minorInShopCurrency } from '#domain/money/currencies.ts'
import type { OfferContent } from '#domain/offers/content.ts'
import { counts, defaultDecision } from '#domain/offers/decisions.ts'
import { offerNumberText, versionText } from '#domain/offers/numbers.ts'
import type { Bilingual } from '#domain/text/language.ts'
import { messageText } from '#i18n/messages.ts'
import type { SubjectsPerson } from '#server/customers/customer-of-subject.service.ts'
import {
  type Copies,
  contactOf,
  firstNames,
  leadingVersion,
  NOTHING,
  ofOrder,
  type Subject,
  sameInBothLanguages,
  sentVersion,
} from './subject-copies.facts.ts'
import type { OfferRow, OrderRow, VersionRow } from './subjects.repository.ts'

export interface OfferParts {
  readonly offer: OfferRow
  /** Newest first. */
  readonly versions: readonly VersionRow[]
  /** The request that it answers. */
  readonly order: OrderRow | null
  readonly isEmailProven: boolean
}

/** `asked` is the time at which a discount was asked for, from which on an offer for nobody in particular waits too. */
export function offerSubject(parts: OfferParts, asked: Date | null): Subject {
  const { offer, versions } = parts
  const shown = leadingVersion(versions)
  return {
    kind: 'offer',
    id: offer.id,
    standing: offerStanding(versions.some(({ sent }) => sent !== null) ? versions.flatMap(sentVersion) : versions.flatMap(withdrawnDraft)),
    arrived: isFor(parts) ? offer.created : (asked ?? offer.created),
    ...ofOffer(parts),
    validUntil: shown?.state === 'sent' ? shown.validUntil : null,
    reason: shown?.withdrawalReason ?? shown?.decline?.reason ?? '',
  }
}

/** True for an offer that was begun for somebody, which waits from its first draft on. */
export function isFor({ offer: { customerId, userId } }: Pick<OfferParts, 'offer'>): boolean {
  return customerId !== null || userId !== null
}

export interface Asked {
  readonly messages: readonly { readonly id: string; readonly text: string; readonly created: Date }[]
  readonly files: readonly { readonly id: string; readonly name: string; readonly created: Date }[]
}

/** A yes by link alone: the customer waits for the call that confirms it. */
export function acceptanceSubject(parts: OfferParts): Subject {
  const { offer, versions } = parts
  const unconfirmed = versions.find(({ state, isConfirmed }) => state === 'accepted' && !isConfirmed)
  const at = unconfirmed?.ended ?? null
  return {
    kind: 'acceptance',
    id: offer.id,
    standing: questionStanding(unconfirmed === undefined ? null : { name: `${unconfirmed.id} ${at?.toISOString() ?? ''}`, at }),
    arrived: at ?? offer.created,
    ...ofOffer(parts),
    validUntil: null,
    reason: '',
  }
}

/** Messages and files of the customer without an answer. */
export function messageSubject(parts: OfferParts, { messages, files }: Asked): Subject {
  const { offer } = parts
  const written = [
    ...messages.map(({ id, text, created }) => ({ id, created, about: sameInBothLanguages(text) })),
    ...files.map(({ id, name, created }) => ({ id, created, about: newFile(name) })),
  ].sort((a, b) => b.created.getTime() - a.created.getTime())
  const [newest] = written
  const first = written.at(-1)?.created ?? offer.created
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
  const version = leadingVersion(versions) ?? versions[0]
  const ofRequest = order === null ? null : { ...contactOf(order), ...ofOrder(order, isEmailProven) }
  const copies = copiesOfOffer(offer, version)
  if (ofRequest !== null) {
    const { person, ...contact } = ofRequest
    const known = { company: contact.company || copies.company, phone: contact.phone || copies.phone, email: contact.email || copies.email }
    return { person, copies: { ...copies, ...contact, ...known } }
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
  if (version === undefined) return { ...NOTHING, number, who: '', phone: '', email: '', language: 'ar', about: sameInBothLanguages('') }
  const { content, totalMinor } = version
  const { name, attention, company, phone, email } = content.addressee
  const lines = countedLines(version)
  return {
    number: `${number} ${versionText(version.version)}`,
    who: name || attention,
    company,
    place: '',
    phone,
    email,
    language: content.language,
    about: firstNames(lines.map((line) => line.name)),
    machines: lines.length,
    pieces: Math.round(lines.reduce((sum, { quantity }) => sum + quantity, 0)),
    valueMinor: minorInShopCurrency(totalMinor, content.currency),
  }
}

/** The lines that the customer chose, or that the seller proposes. */
function countedLines({ content, acceptance }: VersionRow): OfferContent['lines'] {
  const decision = acceptance?.decision ?? defaultDecision(content)
  return content.lines.filter((line) => counts(line, decision))
}

/** A draft that staff gave up before the customer saw any version. */
function withdrawnDraft({ id, state, ended }: VersionRow): SentVersion[] {
  return state === 'withdrawn' && ended !== null ? [{ id, state, sent: ended, ended }] : []
}
