import type { EntryKind } from '#domain/desk/entries.ts'
import type { SentVersion, Standing } from '#domain/desk/standings.ts'
import { shownVersion } from '#domain/offers/versions.ts'
import type { Bilingual } from '#domain/text/language.ts'
import type { SubjectsPerson } from '#server/customers/customer-of-subject.service.ts'
import type { RequestRow, VersionRow } from './subjects.repository.ts'

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
  /** The colleague who wrote it down during a call of the customer. */
  readonly calledBy?: { readonly id: string; readonly name: string } | null | undefined
}

const NAMED_MOST = 3
const ABOUT_MOST = 300

/** The facts that a message or an application does not have. */
export const NOTHING = { number: '', machines: 0, pieces: 0, valueMinor: null, place: '', company: '' } as const

export function contactOf({ firstName, lastName, phoneNumber, email, language, delivery }: RequestRow) {
  return {
    who: `${firstName} ${lastName}`.trim(),
    company: delivery?.company ?? '',
    place: delivery?.governorate ?? '',
    phone: phoneNumber,
    email,
    language,
  }
}

export function ofOrder(order: RequestRow, isEmailProven: boolean): { person: SubjectsPerson } {
  const { who, company, phone, email, language } = contactOf(order)
  const { customerId, userId } = order
  return { person: { customerId, userId, isEmailProven, name: who, company, phone, email, language } }
}

/** The version that the customer sees, of one offer or of all offers of a request. */
export function leadingVersion(versions: readonly VersionRow[]): VersionRow | null {
  return shownVersion(versions.toSorted((a, b) => (b.sent?.getTime() ?? 0) - (a.sent?.getTime() ?? 0)))
}

export function sentVersion({ id, state, sent, ended }: VersionRow): SentVersion[] {
  return sent === null ? [] : [{ id, state, sent, ended }]
}

export function firstNames(names: readonly Bilingual[]): Bilingual {
  const first = names.slice(0, NAMED_MOST)
  return { en: first.map(({ en }) => en).join(' · '), ar: first.map(({ en, ar }) => ar || en).join(' · ') }
}

export function sameInBothLanguages(text: string): Bilingual {
  const cut = text
    .trim()
    .slice(0, ABOUT_MOST)
    .toWellFormed()
    .replace(/\ufffd$/, '')
  return { en: cut, ar: cut }
}
