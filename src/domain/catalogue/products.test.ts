import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { averageRating, orderFromSortOrder } from './products.ts'

describe('the average of ratings', () => {
  test('is 0 without reviews and has one decimal', () => {
    expect(averageRating(0, 0)).toBe(0)
    expect(averageRating(13, 3)).toBe(4.3)
    expect(averageRating(14, 3)).toBe(4.7)
    expect(averageRating(9, 2)).toBe(4.5)
    expect(averageRating(5, 1)).toBe(5)
  })

  test('lies between the lowest and the highest rating, and rounds by no more than a twentieth', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 500 }), (stars) => {
        const sum = stars.reduce((total, each) => total + each, 0)
        const average = averageRating(sum, stars.length)
        expect(average).toBeGreaterThanOrEqual(Math.min(...stars))
        expect(average).toBeLessThanOrEqual(Math.max(...stars))
        expect(Math.abs(average - sum / stars.length)).toBeLessThanOrEqual(0.05 + 1e-9)
        expect(Number.isInteger(Math.round(average * 1e6) / 1e5)).toBe(true)
      }),
    )
  })
})

describe('the older spelling of the sort', () => {
  test.each([
    ['{"_id":-1}', 0],
    ['{"price":-1}', 1],
    ['{"price":1}', 2],
    [' { "price" : -1 } ', 1],
  ])('%s is understood', (sortOrder, order) => {
    expect(orderFromSortOrder(sortOrder)).toBe(order)
  })

  test.each([
    '',
    '{"_id":1}',
    '{"price":0}',
    '{"price":"1"}',
    '{"price":1,"_id":-1}',
    '{"name":1}',
    '[1]',
    'price',
    undefined,
    null,
    1,
    {},
    ['{"price":1}'],
  ])('%j is ignored', (sortOrder) => {
    expect(orderFromSortOrder(sortOrder)).toBeUndefined()
  })

  test('no input makes it fail', () => {
    fc.assert(
      fc.property(fc.anything(), (sortOrder) => {
        expect([undefined, 0, 1, 2]).toContain(orderFromSortOrder(sortOrder))
      }),
    )
  })
})
