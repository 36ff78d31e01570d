import { expect, test } from 'vitest'
import { prove } from './two-admins.prove.ts'

test('admins who change the same records at once lose nothing and leave nothing behind', async () => {
  expect(await prove('small')).toContain('0 edits lost')
})
