import { expect, test } from 'vitest'
import { prove } from './changes.prove.ts'

test('public calls answer without an error and right within a second while the catalogue changes', { timeout: 60_000 }, async () => {
  expect(await prove('small')).toMatch(/embedded: \d+ answers .* PostgreSQL: \d+ answers/)
})
