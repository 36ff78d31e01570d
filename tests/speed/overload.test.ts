import { expect, test } from 'vitest'
import { prove } from './overload.prove.ts'

test('more than can be served are told to come again, and those who were taken in are served', { timeout: 240_000 }, async () => {
  expect(await prove('small')).toContain(' 0 others;')
})
