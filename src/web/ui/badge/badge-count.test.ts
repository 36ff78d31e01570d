import { expect, test } from 'vitest'
import { badgeCount } from './badge-count.ts'

test('a badge ends at 99+', () => {
  expect([0, 1, 99, 100, 250].map(badgeCount)).toEqual(['0', '1', '99', '99+', '99+'])
})
