import { expect, test } from 'vitest'
import { bytesOf, ownBytes } from './own-bytes.ts'

test.each(['', 'oven', 'فرن كهرباء', '🍕'.repeat(50_000), 'ﷺ'.repeat(174_762), 'ﷺ'.repeat(174_763), 'half \ud800 of a letter'])(
  'text becomes the bytes it is written with, in a buffer that holds nothing else (%#)',
  (text) => {
    const bytes = bytesOf(text)
    expect(bytes.equals(Buffer.from(text))).toBe(true)
    expect(bytes.buffer.byteLength).toBe(bytes.length)
  },
)

test('a later text leaves an earlier one as it was', () => {
  const earlier = bytesOf('فرن')
  bytesOf('غسالة أطباق')
  expect(earlier.toString()).toBe('فرن')
})

test('bytes that are alone in their buffer are not copied', () => {
  const alone = Buffer.allocUnsafeSlow(4)
  expect(ownBytes(alone)).toBe(alone)
  expect(ownBytes(Buffer.from('oven')).buffer.byteLength).toBe(4)
})
