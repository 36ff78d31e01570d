import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bagChange, bagItem, bagTotal, withoutPrices, withoutProduct, withProduct } from './bag.ts'

const OVEN = {
  _id: '1',
  slug: 'oven',
  name: 'Oven',
  nameAr: 'فرن',
  imageUrl: null,
  isNew: true,
  sku: 'A-1',
  stock: 30,
  price: 1999.99,
}

const priced = fc.array(
  fc.record({ price: fc.integer({ min: 100, max: 60_000_000 }).map((each) => each / 100), quantity: fc.integer({ min: 1, max: 50 }) }),
  { maxLength: 60 },
)

test('the total is the sum of the line totals, to the smallest unit, for any prices and quantities', () => {
  fc.assert(
    fc.property(priced, (lines) => {
      const items = lines.map(({ price, quantity }, index) => bagItem({ ...OVEN, _id: String(index), price }, quantity))
      const inMinor = items.reduce((sum, { totalPrice = 0 }) => sum + Math.round(totalPrice * 100), 0)
      expect(Math.round((bagTotal(items) ?? 0) * 100)).toBe(inMinor)
    }),
  )
})

test('a bag without lines has no total, and not one of zero', () => {
  expect(bagTotal([])).toBeNull()
})

test('a product has one line in the bag, and the others keep their order', () => {
  const bag = withProduct(withProduct(withProduct([], OVEN, 1), { ...OVEN, _id: '2' }, 1), OVEN, 5)
  expect(bag.map(({ _id, quantity }) => [_id, quantity])).toEqual([
    ['1', 5],
    ['2', 1],
  ])
  expect(withoutProduct(bag, '1').map(({ _id }) => _id)).toEqual(['2'])
})

test('a bag without prices has no total and no key that reveals one', () => {
  const bare = withoutPrices([bagItem(OVEN, 2)])
  expect(JSON.stringify(bare)).not.toMatch(/1999|3999|price/i)
  expect(bagTotal(bare)).toBeNull()
})

test('a gone product, one over the limit and a changed price are reported', () => {
  const item = bagItem(OVEN, 5)
  expect(bagChange(item, OVEN)).toBeNull()
  expect(bagChange(item, null)).toEqual({ kind: 'gone' })
  expect(bagChange(item, { ...OVEN, stock: 20 })).toEqual({ kind: 'over-limit', limit: 1 })
  expect(bagChange(item, { ...OVEN, price: 2500 })).toEqual({ kind: 'price', before: 1999.99, now: 2500 })
})
