import { fold } from '../search/fold.ts'
import { comparable } from '../text/comparable.ts'
import { toLatinDigits } from '../text/text.ts'

export interface FindableUser {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phoneNumber: string
}

export const USER_SEARCH_MIN = 2

const ONLY_WORDS = /^[\p{L}\p{M}\p{N}\s]+$/u
const PHONE_LIKE = /^[+\d\s().-]+$/

/** The text that a search of users matches: names as written and folded, email, number with and without marks. */
export function userSearchText({ email, firstName, lastName, phoneNumber }: FindableUser): string {
  const name = `${firstName} ${lastName}`
  return [comparable(name), fold(name), email.toLowerCase(), ...phoneForms(phoneNumber)].join('\n')
}

/** A company's name as written and folded, and a phone with and without marks, for a search by `userSearchParts`. */
export function requestSearchText({ company = '', phone = '' }: { readonly company?: string; readonly phone?: string }): string {
  return [...(company === '' ? [] : [comparable(company), fold(company)]), ...(phone === '' ? [] : phoneForms(phone))].join('\n')
}

function phoneForms(phone: string): string[] {
  return [phone, digitsOf(phone)]
}

/** The forms of a typed term that `userSearchText` may contain, any of them; empty when the term is too short to search by. */
export function userSearchParts(typed: string): string[] {
  const term = comparable(toLatinDigits(typed))
  if (term.length < USER_SEARCH_MIN) return []
  const parts = new Set([term])
  if (ONLY_WORDS.test(term)) parts.add(fold(term))
  if (PHONE_LIKE.test(term)) parts.add(digitsOf(term))
  return widestParts([...parts].filter((part) => part.length >= USER_SEARCH_MIN))
}

/** Without those that contain another one: a text that has them has the other as well, and each is a walk through an index. */
export function widestParts(parts: readonly string[]): string[] {
  return [...new Set(parts)].filter((part, _, all) => !all.some((other) => other !== part && part.includes(other)))
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}
