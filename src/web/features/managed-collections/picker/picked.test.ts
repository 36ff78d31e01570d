import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inPickOrder, picked, withPicked } from './picked.ts'

const ids = fc.uniqueArray(fc.integer({ min: 0, max: 30 }).map(String))

test('adding a product and removing it again leaves the choice as it was', () => {
  fc.assert(
    fc.property(ids, ids, (before, some) => {
      const value = inPickOrder(before)
      const fresh = some.filter((id) => !value.includes(id))
      expect(withPicked(withPicked(value, fresh, true), fresh, false)).toEqual(value)
    }),
  )
})

test('every chosen product is either old or added, and every missing one is removed', () => {
  fc.assert(
    fc.property(ids, ids, (baseline, value) => {
      const { chosen, added, removed } = picked(value, baseline)
      expect(chosen.size).toBe(baseline.length - removed + added.length)
      expect(added.every((id) => !baseline.includes(id))).toBe(true)
    }),
  )
})
