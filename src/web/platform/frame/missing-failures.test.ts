import { afterEach, expect, test } from 'vitest'
import { ApiError } from '../calls/api.ts'
import type { Texts } from '../texts/texts.ts'
import { failureText } from './failures.ts'
import { failureOrMissingText, reportFailureOrMissing } from './missing-failures.ts'
import { notices } from './notices.ts'

const t: Texts = (key) => key

afterEach(() => notices.set([]))

test('a dialog and a row say that their record is missing, which the page behind them does not show', () => {
  const gone = new ApiError(404, 'product/not-found', 'No product found.')
  expect([failureText(gone, t), failureOrMissingText(gone, t)]).toEqual([null, 'No product found.'])
  reportFailureOrMissing(gone, t)
  reportFailureOrMissing(new ApiError(409, 'wishlist/full', 'Remove a product first.'), t)
  reportFailureOrMissing(new ApiError(401, 'unauthorized', 'Sign in.'), t)
  expect(notices.get().map(({ text }) => text)).toEqual(['No product found.', 'Remove a product first.'])
  notices.set([])
})
