import { expect, test } from 'vitest'
import { prove } from './confirms.prove.ts'

test('simultaneous confirms at two processes make one order for each bag, each its customer’s own', async () => {
  expect(await prove('small')).toBe('20 confirms of one bag at once: 1 order; 30 customers at once: 30 orders, 0 faults')
})
