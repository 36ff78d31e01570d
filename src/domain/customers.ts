import { internationalPhone } from './accounts/phones.ts'
import { DAY_MS } from './durations.ts'
import type { Language } from './text/language.ts'
import { normaliseEmail, toLatinDigits } from './text/text.ts'

/** Two customers who were joined can be separated again for this long. */
export const JOIN_UNDO_DAYS = 30

export const CONTACT_KINDS = ['phone', 'email'] as const
export type ContactKind = (typeof CONTACT_KINDS)[number]

const NATIONAL_ID = /(?<!\d)\d{14}(?!\d)/
const DIGIT_GAPS = /(?<=\d)[\s./-]+(?=\d)/g
const TAX_NUMBER = /^(\d{3})(\d{3})(\d{3})$/
const COMMERCIAL_REGISTER = /^\d{1,12}$/

/** A company is often written down in one language only, so the other one stands in. */
export function companyName({ name, nameAr }: { readonly name: string; readonly nameAr: string }, language: Language): string {
  return language === 'ar' ? nameAr || name : name || nameAr
}

export function separableUntil(joined: Date): Date {
  return new Date(joined.getTime() + JOIN_UNDO_DAYS * DAY_MS)
}

export function isSeparable(joined: Date, now: Date): boolean {
  return now.getTime() <= separableUntil(joined).getTime()
}

/** True where fourteen digits in a row stand in the text, as on an Egyptian identity card, however they are spaced. */
export function holdsNationalId(text: string): boolean {
  return NATIONAL_ID.test(joinedDigits(text))
}

/** A tax registration number as the authority prints it, `123-456-789`; null for anything but nine digits. */
export function taxNumberOf(typed: string): string | null {
  const parts = TAX_NUMBER.exec(joinedDigits(typed.trim()))
  return parts === null ? null : parts.slice(1).join('-')
}

/** The digits of a commercial register number; null where it has none or something else. */
export function commercialRegisterOf(typed: string): string | null {
  const digits = joinedDigits(typed.trim())
  return COMMERCIAL_REGISTER.test(digits) ? digits : null
}

function joinedDigits(text: string): string {
  return toLatinDigits(text).replace(DIGIT_GAPS, '')
}

/** The form in which a contact is compared: a phone as E.164, an email in lower case. Null for what is none. */
export function contactValue(kind: ContactKind, typed: string): string | null {
  if (kind === 'phone') return internationalPhone(typed)
  const email = normaliseEmail(typed)
  return email === '' ? null : email
}
