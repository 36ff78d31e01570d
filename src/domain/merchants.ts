import type { Role } from './accounts/roles.ts'
import type { Refusal } from './errors.ts'

export const MERCHANT_STATUSES = ['Waiting Approval', 'Approved', 'Rejected'] as const
export type MerchantStatus = (typeof MERCHANT_STATUSES)[number]

export const FIRST_MERCHANT_STATUS: MerchantStatus = 'Waiting Approval'

/** An approved merchant waits again when the brand is deleted; no move leads to the current status. */
export const MERCHANT_MOVES = {
  'Waiting Approval': ['Approved', 'Rejected'],
  Approved: ['Waiting Approval'],
  Rejected: ['Approved'],
} as const satisfies Record<MerchantStatus, readonly MerchantStatus[]>

export const BUSINESS_MIN = 10
export const BUSINESS_MAX = 2000
export const MERCHANT_SEARCH_MIN = 2

export interface MerchantFacts {
  readonly status: MerchantStatus
  /** Null for merchants who applied by telephone without one. */
  readonly email: string | null
  readonly isActive: boolean
}

export type MerchantAction = 'call' | 'approve' | 'reject' | 're-approve' | 'enable' | 'disable' | 'delete'

/** The actions that admins are offered for a merchant. */
export function merchantActions({ status, email, isActive }: MerchantFacts): readonly MerchantAction[] {
  switch (status) {
    case 'Waiting Approval':
      return email === null ? ['call', 'delete'] : ['approve', 'reject']
    case 'Rejected':
      return ['re-approve', 'delete']
    case 'Approved':
      return [isActive ? 'disable' : 'enable', 'delete']
  }
}

/** Checks an approval or rejection. A waiting merchant without an email address can only be answered by telephone. */
export function refuseMerchantMove(
  { status, email }: Pick<MerchantFacts, 'status' | 'email'>,
  to: 'Approved' | 'Rejected',
): Refusal | null {
  const moves: readonly MerchantStatus[] = MERCHANT_MOVES[status]
  if (!moves.includes(to)) return 'merchant/wrong-state'
  return status === 'Waiting Approval' && email === null ? 'merchant/no-email' : null
}

/** Only an approved merchant can be switched. */
export function refuseMerchantSwitch({ status }: Pick<MerchantFacts, 'status'>): Refusal | null {
  return status === 'Approved' ? null : 'merchant/wrong-state'
}

export interface EmailOwner {
  readonly role: Role
  readonly merchantId: string | null
}

/** An account with the merchant's email address that is an admin's, or manages another brand, is not taken over. */
export function refuseAsMerchant({ role, merchantId }: EmailOwner, id: string): Refusal | null {
  if (role === 'ROLE MEMBER') return null
  return role === 'ROLE MERCHANT' && merchantId === id ? null : 'merchant/email-of-other'
}

/** A merchant who is switched off, or whose record is gone, may sign in and see why, and nothing else. */
export function isLockedOut({ role, isMerchantActive }: { readonly role: Role; readonly isMerchantActive: boolean | null }): boolean {
  return role === 'ROLE MERCHANT' && isMerchantActive !== true
}
