import { expect, test } from 'vitest'
import { prove } from './killed-offers.prove.ts'

test('no acknowledged offer is lost and no number given twice although the shop is killed while offers are sent', async () => {
  expect(await prove('small')).toMatch(/^PostgreSQL: killed 1 times.* 0 lost/)
})
