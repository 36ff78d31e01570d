import { expect, test } from 'vitest'
import { actOfKey, type PressedKey } from './keys.ts'

const press = (code: string, held: Partial<PressedKey> = {}) =>
  actOfKey({ code, ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, ...held })

test('digits of both blocks log the five outcomes of a call, then the four other ways', () => {
  const logged = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => press(`Digit${digit}`))
  expect(logged.map((act) => (act?.kind === 'log' ? `${act.way} ${act.outcome}` : null))).toEqual([
    'call-out reached',
    'call-out no-answer',
    'call-out call-later',
    'call-out refused',
    'call-out wrong-number',
    'call-in reached',
    'whatsapp reached',
    'showroom reached',
    'site-visit reached',
  ])
  expect(press('Numpad2')).toEqual(press('Digit2'))
  expect(press('Digit0')).toBeNull()
})

test('keys are read by their place, and leave the combinations of browsers alone', () => {
  expect(press('KeyJ')).toEqual({ kind: 'step', by: 1 })
  expect(press('KeyK')).toEqual({ kind: 'step', by: -1 })
  expect(press('Slash')).toEqual({ kind: 'search' })
  expect(press('Slash', { shiftKey: true })).toEqual({ kind: 'help' })
  for (const held of ['ctrlKey', 'altKey', 'metaKey', 'shiftKey'] as const) expect(press('KeyC', { [held]: true })).toBeNull()
  // The search over everything has these.
  for (const held of ['ctrlKey', 'metaKey'] as const) expect(press('KeyK', { [held]: true })).toBeNull()
})
