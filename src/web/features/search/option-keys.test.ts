import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextOption } from './option-keys.ts'

const COUNTS = fc.integer({ min: 1, max: 12 })

function walk(key: string, steps: number, count: number): (number | null | undefined)[] {
  const positions: (number | null | undefined)[] = []
  let at: number | null = null
  for (let step = 0; step < steps; step++) {
    const next = nextOption(key, at, count)
    positions.push(next)
    at = next ?? null
  }
  return positions
}

test('the down key passes every option once and returns to the field; the up key goes backwards', () => {
  fc.assert(
    fc.property(COUNTS, (count) => {
      const lines = Array.from({ length: count }, (_, line) => line)
      expect(walk('ArrowDown', count + 1, count)).toEqual([...lines, null])
      expect(walk('ArrowUp', count + 1, count)).toEqual([...lines.reverse(), null])
    }),
  )
})

test('Home and End lead to the ends of the list only from an option, and other keys belong to the field', () => {
  expect(nextOption('Home', 3, 5)).toBe(0)
  expect(nextOption('End', 3, 5)).toBe(4)
  expect(nextOption('Home', null, 5)).toBeUndefined()
  expect(nextOption('End', null, 5)).toBeUndefined()
  expect(nextOption('a', 2, 5)).toBeUndefined()
})
