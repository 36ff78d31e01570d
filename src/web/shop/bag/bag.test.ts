import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeBrowser } from '#tests/support/web/fake-browser.ts'
import {
  bag,
  bagItems,
  CART_KEY_KEY,
  forgetPrices,
  keepCartId,
  putInBag,
  refreshBag,
  restoreBag,
  storedCartId,
  takeFromBag,
} from './bag.ts'

const oven = { _id: '1', slug: 'oven', name: 'Oven', nameAr: 'فرن', imageUrl: null, isNew: true, price: 10.5, sku: 'A', stock: 9 }
const fridge = { ...oven, _id: '2', slug: 'fridge', name: 'Fridge', price: 20 }
const told = vi.fn()
let browser: FakeBrowser
let unsubscribe: () => void

beforeEach(() => {
  browser = new FakeBrowser()
  unsubscribe = bag.subscribe(told)
})
afterEach(() => {
  unsubscribe()
  browser.leave()
  vi.clearAllMocks()
})

/** A bag that the server stored, under the key that it was sent with. */
function confirmable(): void {
  putInBag(oven, 2)
  keepCartId('cart')
  browser.put(CART_KEY_KEY, 'key')
  told.mockClear()
}

test('a product that is put in is stored with its total, and everybody is told', () => {
  putInBag(oven, 2)
  putInBag(fridge, 1)
  expect(bagItems().map(({ _id, quantity }) => [_id, quantity])).toEqual([
    ['1', 2],
    ['2', 1],
  ])
  expect(browser.stored('cart_total')).toBe('41')
  expect(told).toHaveBeenCalledTimes(2)
})

test('an unchanged bag is the same array and tells nobody, so that nothing is drawn anew', () => {
  putInBag(oven, 2)
  const before = bagItems()
  told.mockClear()
  putInBag(oven, 2)
  expect(bagItems()).toBe(before)
  expect(told).not.toHaveBeenCalled()
})

test.each([
  { what: 'another quantity', change: () => putInBag(oven, 3) },
  { what: 'another product', change: () => putInBag(fridge, 1) },
  { what: 'a line that is taken out', change: () => takeFromBag('1') },
  { what: 'a bag that is put back', change: () => restoreBag([]) },
])('$what makes it another bag, which is neither confirmed nor sent under the key of the old one', ({ change }) => {
  confirmable()
  change()
  expect([storedCartId(), browser.stored(CART_KEY_KEY)]).toEqual([null, null])
})

test('new prices are stored and sent anew, but it stays the same bag', () => {
  confirmable()
  refreshBag(new Map([['1', { ...oven, price: 11 }]]))
  expect(bagItems()[0]).toMatchObject({ price: 11, totalPrice: 22, quantity: 2 })
  expect([storedCartId(), browser.stored(CART_KEY_KEY)]).toEqual([null, 'key'])
})

test('a product that is gone or was not asked about stays as it was put in', () => {
  confirmable()
  putInBag(fridge, 1)
  const before = bagItems()
  refreshBag(new Map([['1', null]]))
  expect(bagItems()).toEqual(before)
})

test('the bag keeps its lines and loses its prices and its total while there is no session', () => {
  putInBag(oven, 2)
  forgetPrices()
  expect(bagItems()).toMatchObject([{ _id: '1', quantity: 2 }])
  expect(bagItems()[0]).not.toHaveProperty('price')
  expect(browser.stored('cart_total')).toBeNull()
})

test('a change by another tab is here too', () => {
  putInBag(oven, 2)
  const stored = browser.stored('cart_items')
  told.mockClear()
  browser.writeElsewhere(null, null)
  expect(bagItems()).toEqual([])
  browser.writeElsewhere('cart_items', stored)
  expect(bagItems()).toMatchObject([{ _id: '1', quantity: 2 }])
  browser.writeElsewhere('token', 'Bearer 1')
  expect(told).toHaveBeenCalledTimes(2)
})

test('the bag lives as long as the page if the browser refuses storage', () => {
  browser.refuseStorage()
  putInBag(oven, 2)
  expect(bagItems()).toHaveLength(1)
  takeFromBag('1')
  expect(bagItems()).toEqual([])
})

test('a page that Back brings as it was left looks at the bag again', () => {
  browser.comeBack()
  expect(told).toHaveBeenCalledOnce()
})
