import { expect, test } from 'vitest'
import { prove } from './keepers-lists.prove.ts'

test('every list of products for their keepers is answered in time', async () => {
  expect(await prove('small')).toContain('500 products, 10 lists')
}, 60_000)
