import { expect, test } from 'vitest'
import { prove } from './overload.prove.ts'

test('requests beyond the limit are told to come again, and accepted ones are served', async () => {
  expect(await prove('small')).toContain(' 0 others;')
})
