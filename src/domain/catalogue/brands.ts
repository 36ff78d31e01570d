import type { Refusal } from '../errors.ts'
import { type BrandOffReason, type Switched, switchedByHand, withoutReason, withReason } from './switches.ts'

/** The role in which somebody uses a brand's switch: as an admin, or as its merchant. */
export type BrandSwitcher = 'admin' | 'owner'

type BrandState = Switched<BrandOffReason>

/** A brand that is off without a recorded reason was switched off by an admin. */
function isOffByAdmin({ isActive, inactiveReasons }: BrandState): boolean {
  return !isActive && (inactiveReasons.length === 0 || inactiveReasons.includes('admin'))
}

/** Only an admin switches on a brand that an admin switched off. */
export function refuseBrandSwitch(by: BrandSwitcher, brand: BrandState, isActive: boolean): Refusal | null {
  return isActive && by === 'owner' && isOffByAdmin(brand) ? 'brand/off-by-admin' : null
}

export function switchedBrand(by: BrandSwitcher, brand: BrandState, isActive: boolean): BrandState {
  if (!isActive) return withReason(brand, by)
  return by === 'admin' ? switchedByHand(true) : withoutReason(brand, by)
}

/** True when its own switch is off, and not only its merchant's: then its products have the reason `brand`. */
export function isOffByItself(brand: BrandState): boolean {
  return isOffByAdmin(brand) || brand.inactiveReasons.includes('owner')
}
