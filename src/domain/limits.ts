import { DAY_MS } from './durations.ts'

/** The number of tries allowed within a time. */
export interface LimitRule {
  readonly most: number
  readonly withinMs: number
}

/** Far more than any form that people fill in. */
export const JSON_BYTES_MAX = 64 * 1024

const MINUTE_MS = 60_000

export const LIMITS = {
  /** Failed sign-ins for one account and from one address. */
  accountFailures: { most: 10, withinMs: 15 * MINUTE_MS },
  addressFailures: { most: 100, withinMs: 15 * MINUTE_MS },
  /** Counts each open form separately, from one address. */
  openForms: { most: 30, withinMs: 60 * MINUTE_MS },
  /** Emails that prove an address, requested by one person. */
  proofEmails: { most: 3, withinMs: 60 * MINUTE_MS },
  /** The same emails to one address, over all accounts. */
  proofEmailsTo: { most: 5, withinMs: DAY_MS },
  /** All other emails to an address that is not proven. */
  unprovenEmails: { most: 5, withinMs: DAY_MS },
  /** Limits of one signed-in person. */
  carts: { most: 100, withinMs: 60 * MINUTE_MS },
  documents: { most: 60, withinMs: 60 * MINUTE_MS },
  ownData: { most: 10, withinMs: 60 * MINUTE_MS },
  requests: { most: 20, withinMs: 60 * MINUTE_MS },
  reviews: { most: 20, withinMs: DAY_MS },
  addressWrites: { most: 60, withinMs: DAY_MS },
  profileWrites: { most: 60, withinMs: 60 * MINUTE_MS },
  invitations: { most: 30, withinMs: 60 * MINUTE_MS },
  /** Wrong codes of the second factor of one account, typed after the right password. */
  wrongCodes: { most: 20, withinMs: 6 * 60 * MINUTE_MS },
  pictures: { most: 2_000, withinMs: 60 * MINUTE_MS },
  files: { most: 100, withinMs: 60 * MINUTE_MS },
  /** Counts the emails to one account, whoever asks for them. */
  forgotEmails: { most: 3, withinMs: 60 * MINUTE_MS },
} as const satisfies Record<string, LimitRule>

/** Counted per person before the body is read; a refused form is not counted then. */
export type PersonLimit =
  | 'documents'
  | 'ownData'
  | 'carts'
  | 'requests'
  | 'reviews'
  | 'addressWrites'
  | 'profileWrites'
  | 'files'
  | 'pictures'
  | 'invitations'

/** Others cannot lock a person out at a network address for this long after a sign-in from there. */
export const KNOWN_ADDRESS_MS = 30 * DAY_MS
