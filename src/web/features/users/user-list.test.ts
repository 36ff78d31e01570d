import { expect, test } from 'vitest'
import { userAddresses } from './user-list.ts'

const read = (query: string) => userAddresses.read(new URLSearchParams(query))

test('a search starts at two characters and has no pages', () => {
  expect(read('search=a').term).toBe('')
  expect(read('search=%20a%20').term).toBe('')
  expect(read('search=ab').term).toBe('ab')
  expect(userAddresses.write({ term: 'ab', page: 3, role: 'ROLE ADMIN' })).toBe('?search=ab&role=admin')
})

test('an invalid address asks for the first page', () => {
  for (const page of ['', '0', '-2', 'x', '1.5', '1e99']) expect(read(`page=${page}`).page).toBe(1)
  expect(read('page=4').page).toBe(4)
  expect(read('role=owner').role).toBeNull()
})

test('the first page has the plain address, and every other query is read back from its address', () => {
  expect(userAddresses.write({ page: 1 })).toBe('')
  for (const asked of [
    { page: 7, term: '', role: null },
    { page: 2, term: '', role: 'ROLE MERCHANT' as const },
    { page: 1, term: 'مها & co', role: 'ROLE MEMBER' as const },
  ])
    expect(read(userAddresses.write(asked))).toEqual(asked)
})
