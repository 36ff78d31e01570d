import { expect, test } from 'vitest'
import { prove } from './desk.prove.ts'

test('of two at the desk one has the card, and a killed shop loses no logged call', async () => {
  expect(await prove('small')).toMatch(/embedded: \d+ races over cards, 0 .* PostgreSQL: \d+ races over cards, 0 .* 0 lost or doubled/)
})
