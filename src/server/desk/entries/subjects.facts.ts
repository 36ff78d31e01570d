import { questionStanding, requestStanding } from '#domain/desk/standings.ts'
import { FIRST_MERCHANT_STATUS } from '#domain/merchants.ts'
import { minorInShopCurrency } from '#domain/money/currencies.ts'
import { orderNumberText } from '#domain/orders/order-numbers.ts'
import {
  contactOf,
  firstNames,
  leadingVersion,
  NOTHING,
  ofOrder,
  type Subject,
  sameInBothLanguages,
  sentVersion,
} from './subject-copies.facts.ts'
import type { ContactMessageRow, MerchantRow, RequestLineRow, RequestRow, VersionRow } from './subjects.repository.ts'

export function requestSubject(
  order: RequestRow,
  {
    lines,
    versions,
    isEmailProven,
    lastMove,
    calledBy,
  }: {
    readonly lines: readonly RequestLineRow[]
    readonly versions: readonly VersionRow[]
    readonly isEmailProven: boolean
    readonly lastMove: Date | null
    readonly calledBy: Subject['calledBy']
  },
): Subject {
  const { archived, archivedBy, archivedKind, userId, words, delivery } = order
  const byRequester = archivedKind === null ? archivedBy === userId : archivedKind === 'requester'
  const standing = requestStanding({
    archived: archived === null ? null : { at: archived, byRequester },
    lines,
    versions: versions.flatMap(sentVersion),
  })
  const open = lines.filter(({ status }) => status !== 'Cancelled')
  const counted = open.length > 0 || (archived === null && words !== '') ? open : lines
  const offered = leadingVersion(versions)
  const size = { machines: counted.length, pieces: counted.reduce((sum, { quantity }) => sum + quantity, 0) }
  const listed = counted.reduce((sum, { priceMinor, quantity }) => sum + priceMinor * quantity, 0)
  const offeredMinor = offered === null ? null : minorInShopCurrency(offered.totalMinor, offered.content.currency)
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
      about:
        counted.length > 0
          ? firstNames(counted.map(({ name: en, nameAr: ar }) => ({ en, ar })))
          : sameInBothLanguages(words || (delivery?.note ?? '')),
      ...size,
      valueMinor: offeredMinor ?? (counted.length > 0 ? listed : null),
    },
    validUntil: offered?.state === 'sent' ? offered.validUntil : null,
    calledBy,
    reason: order.archivedReason ?? (offered?.state === 'declined' ? (offered.decline?.reason ?? '') : ''),
  }
}

export function contactSubject({ id, name, email, message, language, created }: ContactMessageRow): Subject {
  return {
    kind: 'contact',
    id,
    standing: { stage: 'received', event: null, at: created },
    arrived: created,
    person: { customerId: null, userId: null, isEmailProven: false, name, company: '', phone: '', email, language },
    copies: { ...NOTHING, who: name, phone: '', email, language, about: sameInBothLanguages(message) },
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
    copies: { ...NOTHING, who, phone, email, language, about: sameInBothLanguages(last?.text ?? '') },
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
    copies: { ...NOTHING, who: name, company, phone, email: email ?? '', language, about: sameInBothLanguages(business) },
    validUntil: null,
    reason: '',
  }
}
