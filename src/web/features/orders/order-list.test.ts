import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderQuery, readOrderQuery } from './order-list.ts'

const read = (query: string) => readOrderQuery(new URLSearchParams(query))

test('an address that makes no sense asks for the first page of all orders', () => {
  for (const query of ['', 'page=0', 'page=-3', 'page=1.5', 'page=two', 'search=', 'search=a', 'search=%20%20b%20']) {
    expect(read(query), query).toEqual({ page: 1, term: '' })
  }
})

test('a search has no pages', () => {
  expect(orderQuery({ page: 4, term: '01a' })).toBe('?search=01a')
})

test('what an address was made of is read from it again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), (page) => {
      expect(read(orderQuery({ page }))).toEqual({ page, term: '' })
    }),
  )
  fc.assert(
    fc.property(fc.string({ minLength: 2 }), (typed) => {
      const term = typed.trim()
      fc.pre(term.length >= 2)
      expect(read(orderQuery({ term }))).toEqual({ page: 1, term })
    }),
  )
})
