import { expect, test } from 'vitest'
import { indexAt, movedRow } from './sorting.ts'

test('a row moves to another place, and not past the ends', () => {
  expect(movedRow(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(movedRow(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b'])
  expect(movedRow(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(movedRow(['a', 'b'], 1, 2)).toEqual(['a', 'b'])
})

test('a dragged row is over the row at its height, and over the first or last one beyond the list', () => {
  const ends = [100, 300, 340]
  expect([-20, 99, 100, 310, 900].map((y) => indexAt(ends, y))).toEqual([0, 0, 1, 2, 2])
})
