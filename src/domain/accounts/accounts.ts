import { DAY_MS } from '../durations.ts'
import type { Role } from './roles.ts'

export const PROVIDERS = ['Email', 'Google', 'Facebook'] as const
export type Provider = (typeof PROVIDERS)[number]
export type SocialProvider = Exclude<Provider, 'Email'>

export const PASSWORD_MIN = 6
/** The longest password; longer ones are refused before hashing, which takes time with length. */
export const PASSWORD_MAX = 200
export const NAME_MAX = 100
export const EMAIL_MAX = 254
export const PHONE_MAX = 40
/** Matches addresses as people have them; the newsletter's small form and every schema share it. */
export const EMAIL_PATTERN =
  /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:(?![^.@]*-\.)[\p{L}\d][\p{L}\p{M}\d-]*\.)+(?:xn--[a-z\d-]+|[\p{L}\p{M}]{2,})$/iu

export const SESSION_TTL_MS = 7 * DAY_MS
/** The lifetime of the token that our own pages ask for and renew. */
export const SHORT_TOKEN_TTL_MS = 10 * 60 * 1000
/** The header of a sign-in that asks for such a token: `short`. */
export const SHORT_TOKEN_HEADER = 'token-lifetime'
/**
 * The tokens of one session begin with the same letters. A page compares this many of them to see that a renewed token is the same
 * person's.
 */
export const SESSION_LETTERS = 150
export const RESET_LINK_TTL_MS = 60 * 60 * 1000
/** The lifetime of a link that proves an email address. */
export const PROOF_LINK_TTL_MS = 7 * DAY_MS
export const FIRST_ADMIN_LINK_TTL_MS = DAY_MS
export const MERCHANT_LINK_TTL_MS = 7 * DAY_MS

/** False for accounts that sign in by another service, which has their password. */
export function hasOwnPassword({ provider }: { readonly provider: Provider }): boolean {
  return provider === 'Email'
}

/** Admins and merchants are greeted by name in emails and lists; a member may leave the first name empty and then sees no prices. */
export function mayBlankFirstName({ role }: { readonly role: Role }): boolean {
  return role === 'ROLE MEMBER'
}

/** The precision to which a session's last use is known. */
export const SESSION_SEEN_EVERY_MS = 60 * 60 * 1000
/** One more sign-in ends the session that was used longest ago. */
export const SESSIONS_MAX = 50

export interface NamedPerson {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

/** True when a password is the person's own address or name. */
export function isOwnWord(password: string, { email, firstName, lastName }: NamedPerson): boolean {
  const typed = foldedWord(password)
  const words = [email, email.split('@')[0] ?? '', firstName, lastName, firstName + lastName, lastName + firstName]
  return typed !== '' && words.some((word) => foldedWord(word) === typed)
}

/** True when a password is a name of the shop, also with a number or mark before or after it. */
export function isShopWord(password: string, names: readonly string[]): boolean {
  const typed = foldedWord(password).replace(/^\P{L}+|\P{L}+$/gu, '')
  return typed !== '' && names.some((name) => foldedWord(name) === typed)
}

/** Folds full-width letters and digits: a guesser tries the same keys. */
function foldedWord(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, '').toLowerCase()
}
