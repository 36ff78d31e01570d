import { expect, test } from 'vitest'
import { prove } from './averages.prove.ts'

test('averages equal a recount after reviews were written, approved, rejected and deleted at once', async () => {
  expect(await prove('small')).toMatch(/embedded: \d+ acts .* PostgreSQL: \d+ acts/)
})
