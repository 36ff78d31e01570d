import { expect, test } from 'vitest'
import { createIds, isId } from './ids.ts'

const NOON = Date.UTC(2026, 1, 28, 12)

test('ids sort as they were made, also within one millisecond and where the clock is set back', () => {
  const times = [...Array.from({ length: 10_000 }, () => NOON), NOON + 1, NOON - 3_600_000, NOON - 86_400_000, NOON + 2]
  let at = 0
  const newId = createIds(() => times[at++] ?? NOON)
  const ids = times.map(() => newId())
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
})

test('an id is a UUIDv7 of the moment it was made, and no two processes make the same', () => {
  const [one, other] = [createIds(() => NOON)(), createIds(() => NOON)()]
  expect(one).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(Number.parseInt(one.replace('-', '').slice(0, 12), 16)).toBe(NOON)
  expect([isId(one), isId(one.toUpperCase())]).toEqual([true, false])
  expect(other).not.toBe(one)
})
