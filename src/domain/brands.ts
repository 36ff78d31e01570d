import type { Refusal } from './errors.ts'
import { type BrandOffReason, type Switched, switchedByHand, withoutReason, withReason } from './switches.ts'

/** Whose hand is at a brand's switch: an admin's, or that of the merchant who keeps it. */
export type BrandSwitcher = 'admin' | 'owner'

type BrandState = Switched<BrandOffReason>

/** A brand that is off for no noted reason was switched off by an admin. */
function isOffByAdmin({ isActive, inactiveReasons }: BrandState): boolean {
  return !isActive && (inactiveReasons.length === 0 || inactiveReasons.includes('admin'))
}

/** What an admin switched off only an admin switches on. */
export function refuseBrandSwitch(by: BrandSwitcher, brand: BrandState, isActive: boolean): Refusal | null {
  return isActive && by === 'owner' && isOffByAdmin(brand) ? 'brand/off-by-admin' : null
}

export function switchedBrand(by: BrandSwitcher, brand: BrandState, isActive: boolean): BrandState {
  if (!isActive) return withReason(brand, by)
  return by === 'admin' ? switchedByHand(true) : withoutReason(brand, by)
}

/** By a hand on its own switch, and not only because its merchant is off: then its products carry the reason `brand`. */
export function isOffByItself(brand: BrandState): boolean {
  return isOffByAdmin(brand) || brand.inactiveReasons.includes('owner')
}
