/** How often something may be tried within a while. */
export interface LimitRule {
  readonly most: number
  readonly withinMs: number
}

/** Far more than any form that people fill in. */
export const JSON_BYTES_MAX = 64 * 1024

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

export const LIMITS = {
  /** Sign-ins that failed, for one account and from one address. */
  accountFailures: { most: 10, withinMs: 15 * MINUTE_MS },
  addressFailures: { most: 100, withinMs: 15 * MINUTE_MS },
  /** Forms that anybody may send, each of them, from one address. */
  openForms: { most: 30, withinMs: 60 * MINUTE_MS },
  /** Emails that prove an address, asked for by one person. */
  proofEmails: { most: 3, withinMs: 60 * MINUTE_MS },
  /** The same to one address, whichever accounts ask for them. */
  proofEmailsTo: { most: 5, withinMs: 24 * 60 * MINUTE_MS },
  /** All other emails to an address that nobody has proven. */
  unprovenEmails: { most: 5, withinMs: 24 * 60 * MINUTE_MS },
  /** Of one person, signed in. */
  carts: { most: 100, withinMs: 60 * MINUTE_MS },
  requests: { most: 20, withinMs: 60 * MINUTE_MS },
  reviews: { most: 20, withinMs: DAY_MS },
  addressWrites: { most: 60, withinMs: DAY_MS },
  /** To one account, whoever asks for them. */
  forgotEmails: { most: 3, withinMs: 60 * MINUTE_MS },
} as const satisfies Record<string, LimitRule>

/** Counted for each person before what they send is read; what is refused then counts no more. */
export type PersonLimit = 'carts' | 'requests' | 'reviews' | 'addressWrites'

/** Where somebody has signed in, others can't lock them out for as long. */
export const KNOWN_ADDRESS_MS = 30 * DAY_MS
