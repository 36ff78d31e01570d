import { expect, test } from 'vitest'
import { prove } from './desk-news.prove.ts'

test('every move at the desk reaches the screens of the other process', async () => {
  expect(await prove('small')).toMatch(/^10 moves .* 0 missed/)
})
