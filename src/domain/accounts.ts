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
export const EMAIL_PATTERN = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i

export const TOKEN_TTL_MS = 7 * 24 * 60 * 60 * 1000
export const RESET_LINK_TTL_MS = 60 * 60 * 1000
export const MERCHANT_LINK_TTL_MS = 7 * 24 * 60 * 60 * 1000

/** Whoever signs in by another service keeps the password there. */
export function hasOwnPassword({ provider }: { readonly provider: Provider }): boolean {
  return provider === 'Email'
}

/** Admins and merchants are greeted by name in letters and lists; a member may go without and then sees no prices. */
export function mayBlankFirstName({ role }: { readonly role: Role }): boolean {
  return role === 'ROLE MEMBER'
}
