import { expect, test } from 'vitest'
import { shortAddress } from './short-address.ts'

test.each([
  ['41.33.12.200', '41.33.12.…'],
  ['::ffff:41.33.12.200', '41.33.12.…'],
  ['2a02:8071:1234:5678::1', '2a02:8071:1234:…'],
  ['2a02::1', '2a02:0:0:…'],
  ['::1', '0:0:0:…'],
  ['', null],
  ['unknown', null],
])('%s is shown as %s', (address, shown) => {
  expect(shortAddress(address)).toBe(shown)
})
