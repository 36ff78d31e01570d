import { expect, test } from 'vitest'
import { isoInstant } from './instants.ts'

test.each([
  '2026-02-28 10:00:00+00',
  '2026-02-28 10:00:00.1+00',
  '2026-02-28 10:00:00.12+00',
  '2026-02-28 10:00:00.123+00',
  '2026-02-28 10:00:00.123456+00',
  '2026-12-31 23:59:59.999999+00',
  '2026-02-28 10:00:00.123+02',
  '2026-02-28 10:00:00.5-03:30',
])('reads %s as the same instant as Date does', (text) => {
  expect(isoInstant(text)).toBe(new Date(text).toISOString())
})
