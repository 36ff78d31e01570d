import { expect, test } from 'vitest'
import { orderSubjects } from './order-subjects.ts'

const line = {
  _id: 'line-1',
  product: null,
  name: 'Oven',
  nameAr: 'فرن',
  sku: '',
  brand: null,
  taxable: true,
  quantity: 1,
  status: 'Shipped',
} as const

const entry = {
  _id: '1',
  at: '2026-01-01T00:00:00Z',
  actor: { _id: null, name: 'Ola' },
  action: 'order.line-status',
  before: { line: 'line-1', status: 'Not processed' },
  after: { line: 'line-1', status: 'Shipped' },
}

test('an entry about a line names its product in the language of the screen', () => {
  expect(orderSubjects({ products: [line] }, 'en')(entry)).toBe('Oven')
  expect(orderSubjects({ products: [line] }, 'ar')(entry)).toBe('فرن')
})

test('an entry about the whole order names none', () => {
  expect(orderSubjects({ products: [line] }, 'en')({ ...entry, before: null, after: null })).toBeUndefined()
})
