import { expect, test } from 'vitest'
import { prove } from './kills.prove.ts'

test('no acknowledged order is lost, duplicated or left without its emails although the shop is killed while people confirm', async () => {
  expect(await prove('small')).toMatch(/embedded: killed 1 times.* 0 lost.* PostgreSQL: killed 1 times.* 0 lost/)
})
