import { expect, test } from 'vitest'
import { prove } from './changes.prove.ts'

test('public calls answer without an error while the catalogue changes, and show every change', async () => {
  expect(await prove('small')).toMatch(/embedded: \d+ answers .* PostgreSQL: \d+ answers/)
})
