import { expect, test } from 'vitest'
import { readOptions } from './options.ts'

test('without options everything is measured with 10,000 products on both databases', () => {
  expect(readOptions([])).toEqual({
    products: 10_000,
    databases: ['postgres', 'embedded'],
    only: [],
    isQuick: false,
    isStrict: false,
    sizes: null,
  })
})

test('a case is named alone or with its kind', () => {
  expect(readOptions(['--only', 'list,item cold', '--database', 'embedded', '--quick'])).toMatchObject({
    only: ['list', 'item cold'],
    databases: ['embedded'],
    isQuick: true,
  })
})

test('sizes name a shop that is compared with a small one; what is not given stays small', () => {
  const { databases, sizes } = readOptions(['--products', '50000', '--orders', '20000'])
  expect({ databases, sizes }).toEqual({
    databases: ['postgres'],
    sizes: { products: 50_000, orders: 20_000, messages: 10_000, customers: 2_000 },
  })
})

test.each([
  { args: ['--orders', '100'], says: '--orders of a shop that is compared with a small one is 10000 to 1000000.' },
  { args: ['--products', '0'], says: '--products is 1 to 100000.' },
  { args: ['--products', 'many'], says: '--products is 1 to 100000.' },
  { args: ['--database', 'mysql'], says: '--database is both, postgres, embedded.' },
  { args: ['--only', 'list,lists'], says: 'Nothing is called "lists".' },
  { args: ['--fast'], says: "Unknown option '--fast'" },
  { args: ['search'], says: "Unexpected argument 'search'" },
])('$args is refused in a sentence', ({ args, says }) => {
  expect(() => readOptions(args)).toThrow(says)
})
