import { internationalPhone } from '../accounts/phones.ts'
import { userSearchParts, widestParts } from '../accounts/user-search.ts'
import { fold } from '../search/fold.ts'
import { nameKeyLine, typedNameKeys } from '../search/names/name-keys.ts'
import { comparable } from '../text/comparable.ts'
import { normaliseEmail, toLatinDigits } from '../text/text.ts'

const EGYPT = '+20'
const PHONE_LIKE = /^[+\d][\d\s().-]*$/
const FEWEST_PHONE_DIGITS = 9

interface FindableCustomer {
  /** The person and its companies, in either script. */
  readonly names: readonly string[]
  /** Phones in any spelling. */
  readonly phones: readonly string[]
  readonly emails: readonly string[]
}

/**
 * The text that a search of customers matches: names as written, folded and as keys that both scripts share, emails, and every phone with
 * and without its country code.
 */
export function customerSearchText({ names, phones, emails }: FindableCustomer): string {
  const written = names.filter((name) => name.trim() !== '').flatMap((name) => [comparable(name), fold(name)])
  return [...new Set([...written, ...emails.map(normaliseEmail), ...phones.flatMap(phoneSpellings), nameKeyLine(names)])].join('\n')
}

function phoneSpellings(phone: string): string[] {
  const international = internationalPhone(phone)
  const digits = toLatinDigits(phone).replace(/\D/g, '')
  if (international === null) return digits === '' ? [] : [digits]
  return international.startsWith(EGYPT) ? [international, `0${international.slice(EGYPT.length)}`] : [international]
}

/** The readings of a typed term by which customers are searched; a term that is too short has none. */
export interface CustomerSearch {
  /** A whole phone in its international form, or an email. */
  readonly contacts: readonly string[]
  /** Forms of the whole term, any of which a text may contain. */
  readonly parts: readonly string[]
  /** Keys of each word, as of a name in the other script: a text has to contain one of every word. */
  readonly names: readonly (readonly string[])[]
}

export function customerSearch(typed: string): CustomerSearch {
  return { contacts: wholeContacts(typed), parts: customerSearchParts(typed), names: typedNameKeys(typed) }
}

function wholeContacts(typed: string): string[] {
  const term = toLatinDigits(typed).trim()
  if (term.includes('@')) return [normaliseEmail(term)]
  const isWhole = PHONE_LIKE.test(term) && term.replace(/\D/g, '').length >= FEWEST_PHONE_DIGITS
  const phone = isWhole ? internationalPhone(term) : null
  return phone === null ? [] : [phone]
}

function customerSearchParts(typed: string): string[] {
  const parts = new Set(userSearchParts(typed))
  const term = toLatinDigits(typed).trim()
  if (PHONE_LIKE.test(term)) {
    const digits = term.replace(/\D/g, '')
    if (digits.startsWith('00') && digits.length > 4) parts.add(digits.slice(2))
    const phone = internationalPhone(term)
    if (phone !== null) parts.add(phone)
  }
  return widestParts([...parts])
}
