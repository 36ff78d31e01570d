import { expect, test } from 'vitest'
import { prove } from './emails.prove.ts'

test('every email arrives although the shop is killed between the event and its email', async () => {
  expect(await prove('small')).toMatch(/^embedded: .* 0 missing/)
})
