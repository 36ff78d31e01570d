import { expect, test } from 'vitest'
import { base32, newTotpSecret, totpCode, totpStepOf, totpUri } from './totp.ts'

/** The secret and times of RFC 6238, appendix B, with the last six of its eight digits. */
const SECRET = base32(Buffer.from('12345678901234567890'))
const VECTORS = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const

test.each(VECTORS)('at second %i the code is %s', (second, code) => {
  const step = Math.floor(second / 30)
  expect(totpCode(SECRET, step)).toBe(code)
  expect(totpStepOf(SECRET, code, new Date(second * 1000))).toBe(step)
})

test('a code holds for a step before and after its own', () => {
  const at = (step: number) => new Date(step * 30_000)
  const code = totpCode(SECRET, 1000)
  expect([998, 999, 1000, 1001, 1002].map((step) => totpStepOf(SECRET, code, at(step)))).toEqual([null, 1000, 1000, 1000, null])
  expect(totpStepOf(SECRET, '', at(1000))).toBeNull()
})

test('a secret is 32 letters that apps can read', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(newTotpSecret()).not.toBe(newTotpSecret())
  expect(totpUri({ secret: SECRET, account: 'ola@shop.example', issuer: 'Diyafa & Co' })).toBe(
    `otpauth://totp/Diyafa%20%26%20Co:ola%40shop.example?secret=${SECRET}&issuer=Diyafa%20%26%20Co`,
  )
})
