import { expect, test } from 'vitest'
import { isAnother } from './leave-guard.tsx'

const list = { pathname: '/dashboard/product', search: '?brand=bunovia' }

test('a form is left for another page, not for another language or another query of its own', () => {
  expect(isAnother('page', list, { pathname: '/dashboard/category', search: '' })).toBe(true)
  expect(isAnother('page', list, { ...list, search: '?sort=price-low' })).toBe(false)
  expect(isAnother('page', list, { ...list, pathname: '/ar/dashboard/product' })).toBe(false)
})

test('rows that are being typed into are left for another order or filter of their list too', () => {
  expect(isAnother('list', list, { ...list, search: '?brand=bunovia&sort=price-low' })).toBe(true)
  expect(isAnother('list', list, { ...list, pathname: '/dashboard/product/add' })).toBe(true)
  expect(isAnother('list', list, { ...list, pathname: '/ar/dashboard/product' })).toBe(false)
})
