import type { Governorate } from '../orders/delivery.ts'

/** The price has to be asked for each time. */
export const ON_REQUEST = 'on-request'

/** An amount in the smallest unit; null where the owner has said nothing. */
export type Fee = number | typeof ON_REQUEST | null

export const FEE_KINDS = ['delivery', 'installation'] as const
export type FeeKind = (typeof FEE_KINDS)[number]

export type GovernorateFees = Readonly<Record<FeeKind, Fee>>

/** Prices of delivery and installation, by governorate. */
export type Fees = Readonly<Record<Governorate, GovernorateFees>>

export const NO_FEE: GovernorateFees = { delivery: null, installation: null }
/** Ten million pounds. */
export const FEE_MINOR_MAX = 1_000_000_000
