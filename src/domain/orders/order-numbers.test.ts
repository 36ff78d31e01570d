import { describe, expect, test } from 'vitest'
import { orderNumberText, typedOrderNumber } from './order-numbers.ts'

describe('the number of a request', () => {
  test('is shown with its letter', () => {
    expect(orderNumberText(10_432)).toBe('R-10432')
  })

  test.each([
    'R-10432',
    'r-10432',
    'r10432',
    'R 10432',
    'R–10432',
    '10432',
    ' 10432 ',
    '#10432',
    '# R-10432',
    'ر-10432',
    'ر١٠٤٣٢',
    '١٠٤٣٢',
    '۱۰۴۳۲',
    '\u2066R-10432\u2069',
    'R10432.',
    'R\u201110432',
    'R\u221210432',
    '\uff32-10432',
    '\uff0310432',
    '№ 10432',
    'R--10432',
    'order 10432',
    'Request no. R-10432',
    'طلب ١٠٤٣٢',
    'طلب رقم ر-10432،',
  ])('is found as %j', (typed) => {
    expect(typedOrderNumber(typed)).toBe(10_432)
  })

  test.each(['', 'R', 'R-', 'Mona', 'R-10432 Mona', '10432a', '0100 123 4567', '01001234567890', '-10432', '10.432'])(
    'is not found in %j',
    (typed) => {
      expect(typedOrderNumber(typed)).toBeNull()
    },
  )
})
