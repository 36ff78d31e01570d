import { expect, test } from 'vitest'
import { ibanInGroups, isIban } from './bank-accounts.ts'

test.each(['EG380019000500000000263180002', 'GB82WEST12345698765432'])('%s is an account', (iban) => {
  expect(isIban(iban)).toBe(true)
})

test.each([
  '',
  'EG38',
  'EG380019000500000000263180003',
  'EG38001900050000000026318000',
  'GB82WEST12345698765433',
  'eg380019000500000000263180002',
])('“%s” is none', (iban) => {
  expect(isIban(iban)).toBe(false)
})

test('an account is read in groups of four', () => {
  expect(ibanInGroups('EG380019000500000000263180002')).toBe('EG38 0019 0005 0000 0000 2631 8000 2')
})
