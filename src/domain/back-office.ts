import type { Role } from './accounts/roles.ts'

export interface MerchantOwner {
  readonly role: Role
  readonly merchant: { readonly isActive: boolean } | null
}

/** A merchant who is switched off gets a notice and sees nothing else. */
export function isSwitchedOff({ role, merchant }: MerchantOwner): boolean {
  return role === 'ROLE MERCHANT' && merchant !== null && !merchant.isActive
}

/** Staff and merchants work in a frame of their own; members see the account area within the shop. */
export function worksInBackOffice(owner: MerchantOwner): boolean {
  return owner.role !== 'ROLE MEMBER' && !isSwitchedOff(owner)
}
