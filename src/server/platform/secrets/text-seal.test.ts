import { expect, test } from 'vitest'
import { openTextSeal } from './text-seal.ts'

test('a sealed text opens with its secret and for its subject alone, and looks different each time', () => {
  const seal = openTextSeal('known here', 'codes')
  const sealed = seal.seal('JBSWY3DP', 'ola')
  expect(seal.open(sealed, 'ola')).toBe('JBSWY3DP')
  expect(seal.seal('JBSWY3DP', 'ola')).not.toBe(sealed)
  expect(() => seal.open(sealed, 'sherif')).toThrow()
  expect(() => openTextSeal('another', 'codes').open(sealed, 'ola')).toThrow()
  expect(() => openTextSeal('known here', 'other').open(sealed, 'ola')).toThrow()
  expect(() => seal.open(`${sealed.slice(0, -4)}AAAA`, 'ola')).toThrow()
})
