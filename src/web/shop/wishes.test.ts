import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isLikedAfter, type Wish } from './wishes.ts'

const product = { _id: 'oven', isLiked: false }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function pressed(seconds: number | null): Wish {
  const wish = { isLiked: true, overruled: new WeakSet([product]) }
  return seconds === null ? wish : { ...wish, acceptedAt: Date.now() - seconds * 1000 }
}

test('a press shows at once, and stays on the page that it was made on', () => {
  expect(isLikedAfter(undefined, product)).toBe(false)
  expect(isLikedAfter(pressed(null), product)).toBe(true)
  expect(isLikedAfter(pressed(3600), product)).toBe(true)
})

test('a load that was asked for before the press was accepted does not undo it, then or later', () => {
  const wish = pressed(1)
  const arriving = { ...product }
  expect(isLikedAfter(wish, arriving)).toBe(true)
  vi.advanceTimersByTime(3_600_000)
  expect(isLikedAfter(wish, arriving)).toBe(true)
})

test('a later load brings what another tab or device has made of it since', () => {
  expect(isLikedAfter(pressed(60), { ...product })).toBe(false)
})
