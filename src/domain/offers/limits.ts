/** The most that one version of an offer holds. */
export const OFFER_LIMITS = {
  lines: 300,
  sections: 40,
  choices: 40,
  facts: 12,
  recipients: 10,
  taxRates: 10,
  exclusions: 30,
  planParts: 6,
  quantity: 100_000,
  /** The largest amount, in the currency's smallest unit. */
  minor: 1_000_000_000_000,
} as const

export const ADDRESS_TEXT_MAX = 200
export const OFFER_NAME_MAX = 120
export const OFFER_REASON_MAX = 500
export const OFFER_MESSAGE_MAX = 2000
export const ACCEPTING_NAME_MAX = 120
export const SERIAL_MAX = 80

/** A draft of the most lines fits. */
export const OFFER_BYTES_MAX = 2 * 1024 * 1024

/** A million million pounds, in the smallest unit: the most that can be sent, and written in words. Up to it every sum is exact. */
export const OFFER_TOTAL_MAX = 100_000_000_000_000
