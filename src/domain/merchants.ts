import type { Refusal } from './errors.ts'
import type { Role } from './viewer.ts'

export const MERCHANT_STATUSES = ['Waiting Approval', 'Approved', 'Rejected'] as const
export type MerchantStatus = (typeof MERCHANT_STATUSES)[number]

export const FIRST_MERCHANT_STATUS: MerchantStatus = 'Waiting Approval'

/** Who was approved waits again when the own brand is deleted; nobody moves by hand to where they stand already. */
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
  /** Some applied by telephone and have none. */
  readonly email: string | null
  readonly isActive: boolean
}

export type MerchantAction = 'call' | 'approve' | 'reject' | 're-approve' | 'enable' | 'disable' | 'delete'

/** What admins are offered for a merchant. */
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

/** Approving or rejecting a merchant. Who waits without an e-mail address can be answered by telephone only. */
export function refuseMerchantMove(
  { status, email }: Pick<MerchantFacts, 'status' | 'email'>,
  to: 'Approved' | 'Rejected',
): Refusal | null {
  const moves: readonly MerchantStatus[] = MERCHANT_MOVES[status]
  if (!moves.includes(to)) return 'merchant/wrong-state'
  return status === 'Waiting Approval' && email === null ? 'merchant/no-email' : null
}

/** Only who was approved has something to switch. */
export function refuseMerchantSwitch({ status }: Pick<MerchantFacts, 'status'>): Refusal | null {
  return status === 'Approved' ? null : 'merchant/wrong-state'
}

export interface EmailOwner {
  readonly role: Role
  readonly merchantId: string | null
}

/** The account that has a merchant's e-mail address: an admin's, or that of somebody who keeps another brand, becomes nobody else's. */
export function refuseAsMerchant({ role, merchantId }: EmailOwner, id: string): Refusal | null {
  if (role === 'ROLE MEMBER') return null
  return role === 'ROLE MERCHANT' && merchantId === id ? null : 'merchant/email-of-other'
}

/** A merchant whose record is switched off, or gone, may sign in and see why, and nothing else. */
export function isShutOut({ role, isMerchantActive }: { readonly role: Role; readonly isMerchantActive: boolean | null }): boolean {
  return role === 'ROLE MERCHANT' && isMerchantActive !== true
}
