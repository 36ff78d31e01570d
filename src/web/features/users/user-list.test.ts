import { expect, test } from 'vitest'
import { userAddresses } from './user-list.ts'

const read = (query: string) => userAddresses.read(new URLSearchParams(query))

test('a search starts at two characters and has no pages', () => {
  expect(read('search=a').term).toBe('')
  expect(read('search=%20a%20').term).toBe('')
  expect(read('search=ab').term).toBe('ab')
  expect(userAddresses.write({ term: 'ab', page: 3 })).toBe('?search=ab')
})

test('an address without sense asks for the first page', () => {
  for (const page of ['', '0', '-2', 'x', '1.5', '1e99']) expect(read(`page=${page}`).page).toBe(1)
  expect(read('page=4').page).toBe(4)
})

test('the first page has the plain address, and every other address reads as it was written', () => {
  expect(userAddresses.write({ page: 1 })).toBe('')
  for (const asked of [
    { page: 7, term: '' },
    { page: 1, term: 'مها & co' },
  ])
    expect(read(userAddresses.write(asked))).toMatchObject(asked)
})
