/** Why a product was switched off by something above it; a product is active again when the last reason is gone. */
export type InactiveReason = `category:${string}` | 'brand' | 'merchant'

/** Why a brand is off: an admin's switch, that of the merchant who keeps it, or the merchant being switched off. */
export const BRAND_OFF_REASONS = ['admin', 'owner', 'merchant'] as const
export type BrandOffReason = (typeof BRAND_OFF_REASONS)[number]

/** What keeps a product off the shop whatever its own switch says, what is to be seen to first in front. */
export const HIDING = ['no-brand', 'merchant', 'brand'] as const
export type Hiding = (typeof HIDING)[number]

export function hiddenBy(brand: { readonly isActive: boolean; readonly isMerchantActive: boolean } | null): Hiding[] {
  if (brand === null) return ['no-brand']
  const hides = { 'no-brand': false, merchant: !brand.isMerchantActive, brand: !brand.isActive }
  return HIDING.filter((each) => hides[each])
}

/** Everything that can be switched by hand or by what is above it. */
export interface Switched<Reason extends string> {
  readonly isActive: boolean
  readonly inactiveReasons: readonly Reason[]
}

/** A switch by hand forgets what else had switched it off. */
export function switchedByHand<Reason extends string>(isActive: boolean): Switched<Reason> {
  return { isActive, inactiveReasons: [] }
}

/** What somebody switched off by hand stays off, whatever happens above it. */
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
