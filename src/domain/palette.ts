import { userSearchParts, widestParts } from './accounts/user-search.ts'
import { customerSearch } from './desk/customer-search.ts'
import { type OfferNumber, typedOfferCount, typedOfferNumber } from './offers/numbers.ts'
import { isNumberBegun, orderNumbersFrom, typedOrderNumber } from './orders/order-numbers.ts'
import { toLatinDigits } from './text/text.ts'

/** A shorter term finds numbers alone. */
export const FIND_MIN = 2
/** The most finds of one kind; the list of that kind has all of them. */
export const FOUND_MOST = 5
/** The index of texts has three letters in a row; fewer would read all of it. */
const TEXT_MIN = 3
const EGYPT = '+20'

/** Everything that a term typed during a call may mean. */
export interface FindTerms {
  readonly orderNumber: number | null
  /** Numbers that begin as typed, each from the first to the last. */
  readonly orderNumbers: readonly (readonly [number, number])[]
  readonly offerNumber: OfferNumber | null
  /** The number of an offer without its year. */
  readonly offerCount: number | null
  /** Spellings of a serial number. */
  readonly serials: readonly string[]
  /** A whole phone in its international form, or an email. */
  readonly contacts: readonly string[]
  /** Parts of a customer's search text, any of which may match. */
  readonly customerParts: readonly string[]
  /** Keys of each word of a name, for customers whose name stands in the other script. */
  readonly customerNames: readonly (readonly string[])[]
  /** The same for requests and offers, whose phones stand as they were typed. */
  readonly subjectParts: readonly string[]
}

export function findTerms(typed: string): FindTerms {
  const term = toLatinDigits(typed).trim()
  const { contacts, parts, names } = customerSearch(term)
  const phones = contacts.filter((contact) => contact.startsWith('+'))
  const isText = !isNumberBegun(term)
  const isLong = (part: string) => isText && part.length >= TEXT_MIN
  return {
    orderNumber: typedOrderNumber(term),
    orderNumbers: orderNumbersFrom(term),
    offerNumber: typedOfferNumber(term),
    offerCount: typedOfferCount(term),
    serials: term.length < FIND_MIN ? [] : [...new Set([term, term.toUpperCase(), term.toLowerCase()])],
    contacts,
    customerParts: parts.filter(isLong),
    customerNames: isText ? names : [],
    subjectParts: widestParts([...userSearchParts(term), ...phones.map(insideEgypt)].filter(isLong)),
  }
}

/** The digits that every spelling of the number has. */
function insideEgypt(phone: string): string {
  return phone.startsWith(EGYPT) ? phone.slice(EGYPT.length) : phone.slice(1)
}
