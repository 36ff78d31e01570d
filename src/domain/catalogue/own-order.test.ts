import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byOwnOrder, reordered } from './own-order.ts'

test('named records take the wanted sequence, and hidden ones between them stay where they are', () => {
  expect(reordered(['a', 'hidden', 'b', 'c'], ['c', 'a', 'b'])).toEqual(['c', 'hidden', 'a', 'b'])
  expect(reordered(['a', 'b'], ['gone', 'b', 'b', 'a'])).toEqual(['b', 'a'])
})

test('no record is lost or doubled by any wanted order', () => {
  const ids = fc.uniqueArray(fc.string({ minLength: 1 }))
  fc.assert(
    fc.property(ids, ids, (current, wanted) => {
      expect([...reordered(current, wanted)].sort()).toEqual([...current].sort())
    }),
  )
})

test('records without a place stand behind the others by name', () => {
  const rows = [
    { name: 'b', position: null },
    { name: 'z', position: 1 },
    { name: 'a', position: null },
    { name: 'y', position: 0 },
  ]
  expect(rows.toSorted(byOwnOrder((one, other) => (one.name < other.name ? -1 : 1))).map(({ name }) => name)).toEqual(['y', 'z', 'a', 'b'])
})
