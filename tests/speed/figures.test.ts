import { expect, test } from 'vitest'
import { prove } from './figures.prove.ts'

test('the figures take few statements, however many requests there are', async () => {
  expect(await prove('small')).toContain('1000 requests')
})
