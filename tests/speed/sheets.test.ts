import { expect, test } from 'vitest'
import { prove } from './sheets.prove.ts'

test('a sheet of new products and one of their new prices are checked and imported while lists are read', async () => {
  expect(await prove('small')).toMatch(/^120 rows. Embedded: .* check .* PostgreSQL: .* check /)
})
