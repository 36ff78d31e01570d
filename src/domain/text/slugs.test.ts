import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAlphaDash, isSlug, SLUG_MAX_LENGTH, slugFrom, withSuffix } from '#domain/text/slugs.ts'
import { anyText } from '#tests/support/any-text.ts'

describe('slugFrom', () => {
  test.each([
    ['Combi Oven 10 x GN 1/1', 'combi-oven-10-x-gn-1-1'],
    ['Cafe "Nile" #3', 'cafe-nile-3'],
    ["Baker's Table & Shelf", 'bakers-table-and-shelf'],
    ['  --Fryer--  ', 'fryer'],
    ['Størk Maßgerät Łódź', 'stork-massgerat-lodz'],
    ['ثلاجة', 'item'],
    ['', 'item'],
    ['All', 'all-1'],
  ])('%j becomes %j', (name, slug) => {
    expect(slugFrom(name)).toBe(slug)
  })

  test('always gives a valid slug, with any suffix', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 300 }), fc.integer({ min: 1, max: 1e9 }), (name, n) => {
        const slug = slugFrom(name)
        expect(isSlug(slug)).toBe(true)
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
        expect(isSlug(withSuffix(slug, n))).toBe(true)
      }),
    )
  })

  test('cuts a long name without a dash at the cut', () => {
    const slug = slugFrom(`${'a'.repeat(SLUG_MAX_LENGTH - 1)} b`)
    expect(slug).toBe('a'.repeat(SLUG_MAX_LENGTH - 1))
    expect(withSuffix('b'.repeat(SLUG_MAX_LENGTH), 12)).toBe(`${'b'.repeat(SLUG_MAX_LENGTH - 3)}-12`)
  })
})

test('isSlug takes letters, digits, dash and underscore, and refuses the rest, "all" and more than 120 characters', () => {
  expect(['oven', 'Oven_2-x', '9'].every(isSlug)).toBe(true)
  expect(['', 'all', 'ALL', 'a b', 'a/b', 'فرن', 'a\n', 'a'.repeat(121)].some(isSlug)).toBe(false)
})

test('isAlphaDash accepts "all", as it is the rule for SKUs too', () => {
  expect(isAlphaDash('all')).toBe(true)
  expect(isAlphaDash('RAT-101 (2)')).toBe(false)
})
