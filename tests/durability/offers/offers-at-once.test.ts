import { expect, test } from 'vitest'
import { prove } from './offers-at-once.prove.ts'

test('people who act on the same offer at once, in two processes, bring about one outcome and are told which', async () => {
  expect(await prove('small')).toMatch(/embedded: .* 0 without.* 20 numbers.* PostgreSQL: .* 0 without.* 20 numbers/)
})
