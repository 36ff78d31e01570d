import { expect, test } from 'vitest'
import { prove } from './managers-lists.prove.ts'

test('every list of products in the dashboard takes few statements that read each product a few times at most', async () => {
  expect(await prove('small')).toContain('500 products, 18 lists')
})
