import { expect, test } from 'vitest'
import { liftOf } from './corner.ts'

const CORNER = { left: 320, right: 368, top: 700, bottom: 748 }
const box = (top: number, bottom: number, left = 16, right = 374) => ({ left, right, top, bottom })

test('a box that covers nothing stays in place', () => {
  expect(liftOf(CORNER, [])).toBe(0)
  expect(liftOf(CORNER, [box(600, 644), box(760, 804)])).toBe(0)
  expect(liftOf(CORNER, [box(700, 744, 16, 200)])).toBe(0)
})

test('a box that covers a button moves above it, and above the next one that it meets there', () => {
  expect(liftOf(CORNER, [box(720, 764)])).toBe(36)
  expect(liftOf(CORNER, [box(660, 704), box(720, 764)])).toBe(96)
})
