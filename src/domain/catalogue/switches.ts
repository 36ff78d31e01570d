/** The switches above a product that can turn it off; it is active again when the last reason is gone. */
export type InactiveReason = `category:${string}` | 'brand' | 'merchant'

/** The reasons of a brand to be off: an admin's switch, that of its merchant, or the merchant being switched off. */
export const BRAND_OFF_REASONS = ['admin', 'owner', 'merchant'] as const
export type BrandOffReason = (typeof BRAND_OFF_REASONS)[number]

/** Reasons that hide a product whatever its own switch says, the first to resolve in front. */
export const HIDING_REASONS = ['no-brand', 'merchant', 'brand'] as const
export type Hiding = (typeof HIDING_REASONS)[number]

export function hiddenBy(brand: { readonly isActive: boolean; readonly isMerchantActive: boolean } | null): Hiding[] {
  if (brand === null) return ['no-brand']
  const hides = { 'no-brand': false, merchant: !brand.isMerchantActive, brand: !brand.isActive }
  return HIDING_REASONS.filter((each) => hides[each])
}

/** The state of a record that is switched by hand or by records above it. */
export interface Switched<Reason extends string> {
  readonly isActive: boolean
  readonly inactiveReasons: readonly Reason[]
}

/** A switch by hand drops all other reasons. */
export function switchedByHand<Reason extends string>(isActive: boolean): Switched<Reason> {
  return { isActive, inactiveReasons: [] }
}

/** A record that was switched off by hand stays off, whatever happens above it. */
export function withReason<Reason extends string>(state: Switched<Reason>, reason: Reason): Switched<Reason> {
  if (!state.isActive && state.inactiveReasons.length === 0) return state
  if (state.inactiveReasons.includes(reason)) return state
  return { isActive: false, inactiveReasons: [...state.inactiveReasons, reason] }
}

export function withoutReason<Reason extends string>(state: Switched<Reason>, reason: Reason): Switched<Reason> {
  if (!state.inactiveReasons.includes(reason)) return state
  const inactiveReasons = state.inactiveReasons.filter((each) => each !== reason)
  return { isActive: inactiveReasons.length === 0, inactiveReasons }
}

/**
 * The state that a record comes back to after a change of many is undone: of the reasons that it had, those that still stand, and those
 * that have come up above it since. One that was switched off by hand stays off.
 */
export function switchedBack<Reason extends string>(
  before: Switched<Reason>,
  { once, now }: { readonly once: readonly Reason[]; readonly now: readonly Reason[] },
): Switched<Reason> {
  if (!before.isActive && before.inactiveReasons.length === 0) return before
  const left = before.inactiveReasons.filter((reason) => now.includes(reason))
  const come = now.filter((reason) => !once.includes(reason) && !left.includes(reason))
  return { isActive: left.length + come.length === 0, inactiveReasons: [...left, ...come] }
}
