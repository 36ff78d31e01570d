import { expect, test } from 'vitest'
import { preferredEncoding } from './encodings.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, br', 'br'],
  ['br;q=0.1, gzip;q=1', 'gzip'],
  ['gzip;q=0.9, br;q=1.0', 'br'],
  ['gzip; q=0.2 , BR ; Q=0.3', 'br'],
  ['br;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['br;q=0.000, gzip;q=0.001', 'gzip'],
  ['gzip;q=0.5, identity', 'identity'],
  ['gzip, identity;q=0.5', 'gzip'],
  ['*;q=0.5', 'gzip'],
  ['*;q=0', 'identity'],
  ['identity;q=0, *;q=0', 'identity'],
  ['br;q=lots', 'identity'],
  ['br;q=7', 'identity'],
  ['deflate', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('answers accept-encoding %j with %s', (header, encoding) => {
  expect(preferredEncoding(header)).toBe(encoding)
})
