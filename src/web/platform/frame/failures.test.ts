import { expect, test } from 'vitest'
import { ApiError } from '../calls/api.ts'
import type { Texts } from '../texts/texts.ts'
import { failureText } from './failures.ts'

const t: Texts = (key) => key

test.each([
  ['a refusal', new ApiError(409, 'wishlist/full', 'Remove a product first.'), 'Remove a product first.'],
  ['an aborted call', new DOMException('The call took too long.', 'TimeoutError'), 'The call took too long.'],
  ['an unreachable server', new ApiError(0, 'unreachable', ''), 'notices.failed'],
  ['a failed server', new ApiError(500, 'internal', 'stack'), 'notices.failed'],
  ['a fault of our own', new TypeError('x is not a function'), 'notices.failed'],
  ['a missing record', new ApiError(404, 'not-found', 'Not found.'), null],
])('%s is told in its own words where it has some', (_, error, text) => {
  expect(failureText(error, t)).toBe(text)
})
