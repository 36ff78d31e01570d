import { expect, test } from 'vitest'
import { prove } from './desk.prove.ts'

test('one of two people at the desk gets the card, and a killed shop loses no logged call', async () => {
  expect(await prove('small')).toMatch(/embedded: \d+ races over cards, 0 .* PostgreSQL: \d+ races over cards, 0 .* 0 lost or doubled/)
})
