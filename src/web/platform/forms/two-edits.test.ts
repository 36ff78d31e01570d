import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changesOfOther, ownChanges } from './two-edits.ts'

const before = { name: 'Oven', price: '10', images: ['a'], isActive: true }

test("a field that only the other changed is taken over, one that both changed is one's own to decide", () => {
  const theirs = { ...before, name: 'Combi oven', price: '12', images: ['a', 'b'] }
  const mine = { ...before, name: 'Deck oven', isActive: false }
  expect(changesOfOther({ before, theirs, mine })).toEqual({ taken: ['price', 'images'], contested: ['name'] })
  expect(ownChanges(before, mine)).toEqual(['name', 'isActive'])
})

test('two people who typed the same have nothing to decide', () => {
  const both = { ...before, name: 'Combi oven', images: ['b'] }
  expect(changesOfOther({ before, theirs: both, mine: both })).toEqual({ taken: [], contested: [] })
})

test('a list counts as changed by what stands in it, not by being another list', () => {
  expect(ownChanges(before, { ...before, images: ['a'] })).toEqual([])
  expect(ownChanges(before, { ...before, images: [] })).toEqual(['images'])
})

test('a field that only the other person changed is taken over, and one that both changed differently is contested', () => {
  const value = fc.constantFrom('a', 'b', 'c')
  const record = fc.record({ one: value, two: value, three: value })
  fc.assert(
    fc.property(record, record, record, (start, theirs, mine) => {
      const { taken, contested } = changesOfOther({ before: start, theirs, mine })
      for (const field of ['one', 'two', 'three'] as const) {
        const isMine = start[field] !== mine[field]
        const isTheirs = start[field] !== theirs[field]
        expect(taken.includes(field)).toBe(isTheirs && !isMine)
        expect(contested.includes(field)).toBe(isTheirs && isMine && mine[field] !== theirs[field])
      }
    }),
  )
})
