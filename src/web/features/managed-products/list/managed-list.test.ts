import { expect, test } from 'vitest'
import { hasFilter, type ManagedQuery, managedQuery, readManagedQuery } from './managed-list.ts'

const EVERYTHING: ManagedQuery = { page: 1, term: '', brand: '', isActive: '', category: '', stock: '', lacks: '', sort: '', rows: 25 }
const read = (query: string) => readManagedQuery(new URLSearchParams(query))

test('every query is read back from its address, and the first page of everything has the plain address', () => {
  expect(managedQuery(EVERYTHING)).toBe('')
  for (const asked of [
    { ...EVERYTHING, page: 3, category: 'ovens & more', sort: 'price-low' as const, rows: 100 as const },
    { ...EVERYTHING, lacks: 'arabic' as const, sort: 'name-za' as const },
    { ...EVERYTHING, term: 'فرن', brand: 'rational', isActive: 'false' as const, stock: 'low' as const, sort: 'newest' as const },
  ])
    expect(read(managedQuery(asked))).toEqual(asked)
})

test('invalid values ask for everything', () => {
  expect(read('sort=name&stock=some&isActive=perhaps&lacks=love&rows=33&page=0&search=a')).toEqual(EVERYTHING)
})

test('an order hides no product, while every filter may', () => {
  expect(hasFilter({ ...EVERYTHING, sort: 'oldest' })).toBe(false)
  expect(hasFilter({ ...EVERYTHING, category: 'ovens' })).toBe(true)
  expect(hasFilter({ ...EVERYTHING, stock: 'out' })).toBe(true)
})
