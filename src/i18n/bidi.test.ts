import { expect, test } from 'vitest'
import { isolate, withoutNeedlessIsolation } from '#i18n/bidi.ts'

test('text of one script gets no isolation marks, text of two keeps them', () => {
  expect(withoutNeedlessIsolation(`${isolate('Ovens')} – Diyafa`)).toBe('Ovens – Diyafa')
  expect(withoutNeedlessIsolation(`${isolate('أفران')} – ضيافة`)).toBe('أفران – ضيافة')
  expect(withoutNeedlessIsolation(`${isolate('Boreval')} – ضيافة`)).toBe(`${isolate('Boreval')} – ضيافة`)
})
