import { expect, test } from 'vitest'
import { prove } from './many-products.prove.ts'

test('all products are changed at once and taken back exactly, while others read the shop', async () => {
  expect(await prove('small')).toContain('300 products changed at once')
})
