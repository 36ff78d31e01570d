import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listAddresses } from './list-query.ts'

const STATES = { new: 'Not processed', done: 'Delivered' } as const
const searched = listAddresses<'Not processed' | 'Delivered'>({ searchFrom: 2, states: STATES })
const unsearched = listAddresses<'Not processed' | 'Delivered'>({ states: STATES })
const opened = listAddresses<'Not processed' | 'Delivered'>({ searchFrom: 2, states: STATES, opensOn: 'Not processed' })
const read = (query: string) => searched.read(new URLSearchParams(query))

test('an invalid address asks for the first page of everything', () => {
  for (const query of [
    '',
    'page=0',
    'page=-3',
    'page=1.5',
    'page=two',
    'search=',
    'search=a',
    'search=%20%20b%20',
    'status=old',
    'status=toString',
  ]) {
    expect(read(query), query).toEqual({ page: 1, term: '', state: null })
  }
})

test('a search has neither pages nor states', () => {
  expect(searched.write({ page: 4, term: '01a', state: 'Delivered' })).toBe('?search=01a')
  expect(read('search=01a&status=done')).toMatchObject({ term: '01a', state: null })
})

test('a list without a search ignores the term', () => {
  expect(unsearched.read(new URLSearchParams('search=01a&status=done&page=3'))).toEqual({ page: 3, term: '', state: 'Delivered' })
})

test('every query is read back from its address', () => {
  const state = fc.constantFrom('Not processed' as const, 'Delivered' as const, null)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), state, (page, wanted) => {
      expect(read(searched.write({ page, state: wanted }))).toEqual({ page, term: '', state: wanted })
    }),
  )
  fc.assert(
    fc.property(fc.string({ minLength: 2 }), (typed) => {
      const term = typed.trim()
      fc.pre(term.length >= 2)
      expect(read(searched.write({ term }))).toEqual({ page: 1, term, state: null })
    }),
  )
})

test('a list that opens on one of its states writes "all" into the address for the others', () => {
  const readOpened = (query: string) => opened.read(new URLSearchParams(query))
  expect(readOpened('')).toEqual({ page: 1, term: '', state: 'Not processed' })
  expect(readOpened('status=all&page=2')).toEqual({ page: 2, term: '', state: null })
  expect(readOpened('search=01a')).toEqual({ page: 1, term: '01a', state: null })
  for (const state of ['Not processed', 'Delivered', null] as const) expect(readOpened(opened.write({ state })).state).toBe(state)
})
