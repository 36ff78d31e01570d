import { DAY_MS } from '../durations.ts'

/** The most days after which a price counts as old. */
export const PRICE_DAYS_MAX = 1000

/** A price that was confirmed before this instant is old; null where the owner wants no such warning. */
export function pricesOldBefore(now: Date, days: number): Date | null {
  return days === 0 ? null : new Date(now.getTime() - days * DAY_MS)
}

export function isPriceOld(confirmed: Date, oldBefore: Date | null): boolean {
  return oldBefore !== null && confirmed < oldBefore
}
