import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ProductListQuery } from './catalogue.ts'
import { pageField, piecesField, stockField } from './fields.ts'
import { emailField } from './forms/form-fields.ts'

const DEFAULTS = { name: '', category: null, brand: null, min: 1, max: 150_000, rating: 0, page: 1, limit: 10 }

describe('the query of the product list', () => {
  test('has the defaults of the specification, left out or empty or spelled out', () => {
    expect(ProductListQuery.parse({})).toEqual(DEFAULTS)
    const blank = Object.fromEntries(
      ['name', 'category', 'brand', 'min', 'max', 'rating', 'order', 'page', 'limit'].map((key) => [key, '']),
    )
    expect(ProductListQuery.parse(blank)).toEqual(DEFAULTS)
    const spelled = { name: 'all', category: 'all', brand: 'all', min: '1', max: '150000', rating: '0', order: '0', page: '1', limit: '10' }
    expect(ProductListQuery.parse(spelled)).toEqual({ ...DEFAULTS, order: 0 })
  })

  test('leads no further than page 1,000', () => {
    expect(ProductListQuery.parse({ page: '1000' }).page).toBe(1000)
    expect(ProductListQuery.safeParse({ page: '1001' }).success).toBe(false)
  })

  test('reads Arabic and Latin digits as the same number', () => {
    const inDigits = (zero: number) => (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), (page) => {
        for (const spell of [inDigits(0x660), inDigits(0x6f0), (text: string) => ` ${text} `]) {
          expect(ProductListQuery.parse({ page: spell(String(page)) }).page).toBe(page)
        }
      }),
    )
  })

  test('accepts whole numbers from 1 as a page and refuses anything else', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String), fc.array(fc.string())), (page) => {
        const read = ProductListQuery.safeParse({ page })
        if (read.success) {
          expect(Number.isSafeInteger(read.data.page)).toBe(true)
          expect(read.data.page).toBeGreaterThanOrEqual(1)
        } else expect(new Set(read.error.issues.flatMap(({ path }) => path))).toEqual(new Set(['page']))
      }),
    )
  })

  test('drops unknown keys', () => {
    expect(ProductListQuery.parse({ evil: 'x', constructor: 'y' })).toEqual(DEFAULTS)
  })
})

test('a domain typed in its own script or as xn-- makes one email address', () => {
  const spellings = ['Chef@فنادق.مصر', ' chef@xn--mgbq6cgr.xn--wgbh1c']
  expect(new Set(spellings.map((typed) => emailField.parse(typed)))).toEqual(new Set(['chef@فنادق.مصر']))
})

test.each([pageField, piecesField, stockField(1_000_000)])('a typed number is read in one way by queries and forms', (field) => {
  for (const typed of ['250', ' 250 ', '٢٥٠']) expect(field.parse(typed)).toBe(250)
  expect(stockField(1_000_000).parse('12,500')).toBe(12_500)
  expect(piecesField.parse('١٢٬٥٠٠')).toBe(12_500)
  for (const typed of ['2.5', 'x', '1,25', -1]) expect(field.safeParse(typed).success).toBe(false)
})
