import { expect, test } from 'vitest'
import { newCartKey } from './cart-key.ts'

test('the key of a bag is a UUIDv7 that begins with its time', () => {
  const time = Date.UTC(2026, 10, 22)
  for (const byte of [0, 0x5a, 0xff]) {
    const key = newCartKey(time, new Uint8Array(10).fill(byte))
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(Number.parseInt(key.replaceAll('-', '').slice(0, 12), 16)).toBe(time)
  }
})
