import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPicked, NOTHING_PICKED, type Pickable, withPicked } from './picked.ts'

const PRODUCTS: readonly Pickable[] = Array.from({ length: 30 }, (_, n) => ({ _id: String(n), isMember: n % 3 === 0 }))
const some = fc.subarray([...PRODUCTS])
const turns = fc.array(fc.tuple(some, fc.boolean()), { maxLength: 8 })
const after = (all: readonly (readonly [readonly Pickable[], boolean])[]) =>
  all.reduce((choice, [products, isChosen]) => withPicked(choice, products, isChosen), NOTHING_PICKED)

test('the last turn of each product decides, and only those that differ from the category are named', () => {
  fc.assert(
    fc.property(turns, (all) => {
      const choice = after(all)
      for (const product of PRODUCTS) {
        const last = all.findLast(([products]) => products.includes(product))
        expect(isPicked(choice, product)).toBe(last?.[1] ?? product.isMember)
        expect(choice.added.includes(product._id)).toBe(product.isMember === false && isPicked(choice, product))
        expect(choice.removed.includes(product._id)).toBe(product.isMember === true && !isPicked(choice, product))
      }
    }),
  )
})

test('adding products and removing them again leaves the choice as it was', () => {
  fc.assert(
    fc.property(turns, some, (all, products) => {
      const choice = after(all)
      const fresh = products.filter((product) => !isPicked(choice, product))
      expect(withPicked(withPicked(choice, fresh, true), fresh, false)).toEqual(choice)
    }),
  )
})
