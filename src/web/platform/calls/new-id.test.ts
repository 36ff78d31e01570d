import { afterEach, expect, test, vi } from 'vitest'
import { idOf, newId } from './new-id.ts'

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

afterEach(() => vi.unstubAllGlobals())

test('an id is a UUIDv7 that begins with its time', () => {
  const time = Date.UTC(2026, 10, 22)
  for (const byte of [0, 0x5a, 0xff]) {
    const id = idOf(time, new Uint8Array(10).fill(byte))
    expect(id).toMatch(UUID_V7)
    expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(time)
  }
})

test('a page that was opened over plain http makes ids as well, each another', () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto)
  vi.stubGlobal('crypto', { getRandomValues })
  const ids = Array.from({ length: 100 }, newId)
  expect(new Set(ids).size).toBe(100)
  for (const id of ids) expect(id).toMatch(UUID_V7)
})
