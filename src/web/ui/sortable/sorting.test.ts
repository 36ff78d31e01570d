import { expect, test } from 'vitest'
import { movedRow } from './sorting.ts'

test('a row moves to another place, and not past the ends', () => {
  expect(movedRow(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(movedRow(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b'])
  expect(movedRow(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(movedRow(['a', 'b'], 1, 2)).toEqual(['a', 'b'])
})
