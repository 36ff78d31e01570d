import { expect, test } from 'vitest'
import { prove } from './managers-lists.prove.ts'

test('every list of products in the back office is answered in few statements that look at each product a few times at most', async () => {
  expect(await prove('small')).toContain('500 products, 14 lists')
}, 60_000)
