import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isNestedTooDeep } from './nesting.ts'

const nested = (depth: number, opener: string, closer: string) => opener.repeat(depth) + closer.repeat(depth)

test.each([
  [32, false],
  [33, true],
  [60_000, true],
])('%i levels are too deep: %s', (depth, expected) => {
  expect(isNestedTooDeep(nested(depth, '[', ']'))).toBe(expected)
  expect(isNestedTooDeep(`${nested(depth, '{"a":', '}').replace('}', '1}')}`)).toBe(expected)
  expect(isNestedTooDeep('['.repeat(depth))).toBe(expected)
})

test('brackets inside texts and the number of siblings do not count as depth', () => {
  expect(isNestedTooDeep(JSON.stringify({ text: `${'['.repeat(100)}\\"${'{'.repeat(100)}` }))).toBe(false)
  expect(isNestedTooDeep(JSON.stringify(Array.from({ length: 1_000 }, () => [{}])))).toBe(false)
})

test('JSON of few levels is never too deep', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 10 }), (json) => {
      expect(isNestedTooDeep(json)).toBe(false)
    }),
  )
})
