import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '../calls/api.ts'
import type { Texts } from '../texts/texts.ts'
import { failureText, reportFailure, reportFailureOf } from './failures.ts'
import { notices } from './notices.ts'

const t: Texts = (key) => key

afterEach(() => {
  notices.set([])
  vi.unstubAllGlobals()
})

test.each([
  ['a refusal', new ApiError(409, 'wishlist/full', 'Remove a product first.'), 'Remove a product first.'],
  ['one attempt too many', new ApiError(429, 'too-many-requests', 'Too many attempts.'), 'Too many attempts.'],
  ['an aborted call', new DOMException('The call took too long.', 'TimeoutError'), 'The call took too long.'],
  ['an unreachable server', new ApiError(0, 'unreachable', ''), 'notices.failed'],
  ['a failed server', new ApiError(500, 'internal', 'stack'), 'notices.failed'],
  ['a fault of our own', new TypeError('x is not a function'), 'notices.failed'],
  ['a missing record', new ApiError(404, 'not-found', 'Not found.'), null],
])('%s is told in its own words where it has some', (_, error, text) => {
  expect(failureText(error, t)).toBe(text)
})

test.each([
  ['an unreachable shop', new ApiError(0, 'unreachable', ''), 'notices.unsent'],
  ['code that failed to load', new TypeError('Failed to fetch dynamically imported module'), 'notices.unsent'],
  ['a refusal that came before', new ApiError(409, 'wishlist/full', 'Remove a product first.'), 'Remove a product first.'],
])('without a network %s is told to be pressed again once it is back, unless the shop has answered', (_, error, text) => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(failureText(error, t)).toBe(text)
})

test('a refusal is reported under the title of its form until somebody dismisses it', () => {
  reportFailure(new ApiError(429, 'too-many-requests', 'Too many attempts.'), t, 'Sign-in failed')
  expect(notices.get()).toMatchObject([{ kind: 'error', title: 'Sign-in failed', text: 'Too many attempts.' }])
  notices.set([])
})

test('a failure of one file is reported under its name, whatever the kind of failure', () => {
  reportFailureOf('oven.png', new ApiError(415, 'unsupported-media-type', 'Please upload pictures.'), t)
  reportFailureOf('side.png', new ApiError(500, 'internal', 'stack'), t)
  reportFailureOf('gone.png', new ApiError(404, 'not-found', 'Not found.'), t)
  expect(notices.get()).toMatchObject([
    { kind: 'error', title: 'oven.png', text: 'Please upload pictures.' },
    { kind: 'error', title: 'side.png', text: 'notices.failed' },
  ])
})
