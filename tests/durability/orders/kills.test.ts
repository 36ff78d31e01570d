import { expect, test } from 'vitest'
import { prove as proveSheets } from '../sheets/killed-sheets.prove.ts'
import { prove } from './kills.prove.ts'

test('no acknowledged order is lost, duplicated or left without its emails although the shop is killed while people confirm', async () => {
  expect(await prove('small')).toMatch(/embedded: killed 1 times.* 0 lost.* PostgreSQL: killed 1 times.* 0 lost/)
})

test('a shop that is killed in the middle of a sheet or of a zip of pictures goes on with it after its start, or takes it back', async () => {
  expect(await proveSheets('small')).toMatch(/embedded: killed 2 times.* 1 sheets taken back, 0 half.* PostgreSQL: killed 1 times.* 0 half/)
})
