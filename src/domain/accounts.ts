import type { Role } from './viewer.ts'

export const PROVIDERS = ['Email', 'Google', 'Facebook'] as const
export type Provider = (typeof PROVIDERS)[number]
export type SocialProvider = Exclude<Provider, 'Email'>

export const PASSWORD_MIN = 6
/** Longer ones are refused before hashing, which takes time with length. */
export const PASSWORD_MAX = 200
export const NAME_MAX = 100
export const EMAIL_MAX = 254
export const PHONE_MAX = 40
/** Addresses as people have them; the newsletter's small form and every schema hold the same one. */
export const EMAIL_PATTERN = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[\p{L}\d][\p{L}\p{M}\d-]*\.)+(?:xn--[a-z\d-]+|[\p{L}\p{M}]{2,})$/iu

export const TOKEN_TTL_MS = 7 * 24 * 60 * 60 * 1000
export const RESET_LINK_TTL_MS = 60 * 60 * 1000
/** For the link that proves an e-mail address. */
export const PROOF_LINK_TTL_MS = 7 * 24 * 60 * 60 * 1000
export const MERCHANT_LINK_TTL_MS = 7 * 24 * 60 * 60 * 1000

/** Whoever signs in by another service keeps the password there. */
export function hasOwnPassword({ provider }: { readonly provider: Provider }): boolean {
  return provider === 'Email'
}

/** Admins and merchants are greeted by name in letters and lists; a member may go without and then sees no prices. */
export function mayBlankFirstName({ role }: { readonly role: Role }): boolean {
  return role === 'ROLE MEMBER'
}

/** How exactly it is known when a session was last used. */
export const SESSION_SEEN_EVERY_MS = 60 * 60 * 1000
/** A sign-in beyond them ends the one that was used longest ago. */
export const SESSIONS_MAX = 50

export interface NamedPerson {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

/** Whether a password is the person's own address or name. */
export function isOwnWord(password: string, { email, firstName, lastName }: NamedPerson): boolean {
  const typed = foldedWord(password)
  const words = [email, email.split('@')[0] ?? '', firstName, lastName, firstName + lastName, lastName + firstName]
  return typed !== '' && words.some((word) => foldedWord(word) === typed)
}

/** Whether a password is a name of the shop, also with a number or a mark before or behind it. */
export function isShopWord(password: string, names: readonly string[]): boolean {
  const typed = foldedWord(password).replace(/^\P{L}+|\P{L}+$/gu, '')
  return typed !== '' && names.some((name) => foldedWord(name) === typed)
}

/** Full-width letters and digits are the same key to whoever guesses. */
function foldedWord(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, '').toLowerCase()
}
