import { expect, test } from 'vitest'
import { prove } from './letters.prove.ts'

test('every letter arrives although the shop is killed between what happened and the letter', { timeout: 240_000 }, async () => {
  expect(await prove('small')).toMatch(/embedded: .* 0 missing.* PostgreSQL: .* 0 missing/)
})
