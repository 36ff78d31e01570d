import { expect, test } from 'vitest'
import { prove } from './chat.prove.ts'

test('people on two processes receive every message once and in order, and both show changed settings', async () => {
  expect(await prove('small')).toBe(
    '40 customers and 2 staff on two processes, 20 messages a second for 4 s: 80 acknowledged, 80 stored, 0 faults, the settings changed on both',
  )
})
