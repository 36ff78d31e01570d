import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isLockedOut,
  MERCHANT_MOVES,
  MERCHANT_STATUSES,
  type MerchantFacts,
  merchantActions,
  refuseAsMerchant,
  refuseMerchantMove,
  refuseMerchantSwitch,
} from './merchants.ts'

const facts = fc.record<MerchantFacts>({
  status: fc.constantFrom(...MERCHANT_STATUSES),
  email: fc.constantFrom('nour@brands.example', null),
  isActive: fc.boolean(),
})

test('each status has its own actions and no others', () => {
  const email = 'nour@brands.example'
  expect(merchantActions({ status: 'Waiting Approval', email, isActive: false })).toEqual(['approve', 'reject'])
  expect(merchantActions({ status: 'Waiting Approval', email: null, isActive: false })).toEqual(['call', 'delete'])
  expect(merchantActions({ status: 'Rejected', email, isActive: false })).toEqual(['re-approve', 'delete'])
  expect(merchantActions({ status: 'Approved', email, isActive: true })).toEqual(['disable', 'delete'])
  expect(merchantActions({ status: 'Approved', email, isActive: false })).toEqual(['enable', 'delete'])
})

test('no offered action is refused, and every allowed move by hand is offered', () => {
  fc.assert(
    fc.property(facts, (merchant) => {
      const offered = merchantActions(merchant)
      const has = (...actions: readonly string[]) => offered.some((action) => actions.includes(action))
      expect(has('approve', 're-approve')).toBe(refuseMerchantMove(merchant, 'Approved') === null)
      expect(has('reject')).toBe(refuseMerchantMove(merchant, 'Rejected') === null)
      expect(has('enable', 'disable')).toBe(refuseMerchantSwitch(merchant) === null)
    }),
  )
})

test('no move leads to the same status, and every merchant can be approved in the end', () => {
  for (const status of MERCHANT_STATUSES) {
    const moves: readonly string[] = MERCHANT_MOVES[status]
    expect(moves).not.toContain(status)
    if (status !== 'Approved') expect(moves).toContain('Approved')
  }
})

test('an applicant without an email address is answered by telephone', () => {
  for (const to of ['Approved', 'Rejected'] as const)
    expect(refuseMerchantMove({ status: 'Waiting Approval', email: null }, to)).toBe('merchant/no-email')
})

test('only a member’s account, or the merchant’s own, becomes the merchant’s', () => {
  expect(refuseAsMerchant({ role: 'ROLE MEMBER', merchantId: null }, 'a')).toBeNull()
  expect(refuseAsMerchant({ role: 'ROLE MERCHANT', merchantId: 'a' }, 'a')).toBeNull()
  expect(refuseAsMerchant({ role: 'ROLE MERCHANT', merchantId: 'b' }, 'a')).toBe('merchant/email-of-other')
  expect(refuseAsMerchant({ role: 'ROLE ADMIN', merchantId: null }, 'a')).toBe('merchant/email-of-other')
})

test('a disabled or deleted merchant is shut out', () => {
  expect(isLockedOut({ role: 'ROLE MERCHANT', isMerchantActive: false })).toBe(true)
  expect(isLockedOut({ role: 'ROLE MERCHANT', isMerchantActive: null })).toBe(true)
  expect(isLockedOut({ role: 'ROLE MERCHANT', isMerchantActive: true })).toBe(false)
  expect(isLockedOut({ role: 'ROLE MEMBER', isMerchantActive: false })).toBe(false)
})
