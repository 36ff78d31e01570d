import { expect, test } from 'vitest'
import { codeKindOf, plainCode, recoveryCodeText } from './codes.ts'

test('a code may be typed with spaces, dashes, small letters and Arabic digits', () => {
  expect(plainCode(' 123 456 ')).toBe('123456')
  expect(plainCode('١٢٣٤٥٦')).toBe('123456')
  expect(plainCode('abcde-fgh23')).toBe('ABCDEFGH23')
})

test('an app has six digits, a recovery code ten letters and digits, and nothing else is a code', () => {
  expect(codeKindOf('123456')).toBe('app')
  expect(codeKindOf(plainCode(recoveryCodeText('ABCDEFGH23')))).toBe('recovery')
  for (const other of ['', '12345', '1234567', 'ABCDEFGH2', 'ABCDEFGH21']) expect(codeKindOf(other)).toBeNull()
})
