import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readReturnPath } from './return-path.ts'

test('accepts pages of the shop with their query and fragment', () => {
  for (const path of ['/', '/shop', '/ar', '/ar/shop?name=%D9%81%D8%B1%D9%86&page=2', '/dashboard/address#new', '/shop?next=//x', '/a.b']) {
    expect(readReturnPath(path)).toBe(path)
  }
})

test('refuses other sites, calls and malformed paths', () => {
  const others = [
    '',
    'shop',
    'https://evil.example',
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/../..',
    '/%2e%2e/x',
    '\n/shop',
    '/shop evil',
    '/api/auth/google',
    '/API/user',
    `/${'a'.repeat(500)}`,
  ]
  for (const path of others) expect(readReturnPath(path), path).toBeNull()
  expect(readReturnPath(undefined)).toBeNull()
  expect(readReturnPath(null)).toBeNull()
})

test('an accepted path stays on this site and resolves to itself', () => {
  const piece = fc.constantFrom('/', '\\', '.', '..', '%2e', ':', '@', 'evil.example', '?', '#', ' ', '\t', '\u0000', 'api', 'ar', 'shop')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const path = readReturnPath(pieces.join(''))
      if (path === null) return
      const url = new URL(path, 'https://shop.example')
      expect(url.origin).toBe('https://shop.example')
      expect(url.pathname.startsWith('//')).toBe(false)
      expect(url.pathname.startsWith('/api')).toBe(/^\/api[^/?#]/.test(path))
    }),
    { numRuns: 2000 },
  )
})
