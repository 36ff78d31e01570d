import { expect, test } from 'vitest'
import { stepLimit } from '#domain/catalogue/quantity.ts'
import { isCancellable, LINE_STATUSES, orderStatus } from '#domain/orders/orders.ts'
import { demoCatalogue } from './catalogue.ts'
import { DEMO_CANCELLED, DEMO_ORDERS } from './orders.ts'
import { DEMO_PEOPLE } from './people.ts'

const { products, brands } = demoCatalogue()
const bySku = new Map(products.map((product) => [product.sku, product]))
const everyOrder = [...DEMO_ORDERS, ...DEMO_CANCELLED]
const requesters = new Set(everyOrder.map(({ requester }) => requester))

test('there are enough orders to page and search, with lines and orders in every status', () => {
  expect(DEMO_ORDERS.length).toBeGreaterThanOrEqual(60)
  const lines = DEMO_ORDERS.flatMap((order) => order.lines)
  for (const status of LINE_STATUSES) expect(lines.filter((line) => line.status === status).length).toBeGreaterThan(10)
  const statuses = new Set(DEMO_ORDERS.map((order) => orderStatus(order.lines)))
  expect(statuses).toEqual(new Set(LINE_STATUSES.filter((status) => status !== 'Cancelled')))
})

test('no order has only cancelled lines, and none has a product twice', () => {
  for (const { lines } of everyOrder) {
    expect(lines.some(({ status }) => status !== 'Cancelled')).toBe(true)
    expect(new Set(lines.map(({ sku }) => sku)).size).toBe(lines.length)
  }
})

test('every line is allowed: its product is on show, and its quantity within the limit', () => {
  const shown = new Set(brands.filter(({ isActive }) => isActive).map(({ key }) => key))
  for (const { sku, quantity } of everyOrder.flatMap((order) => order.lines)) {
    const product = bySku.get(sku)
    expect([sku, product?.isActive, shown.has(product?.brand ?? '')]).toEqual([sku, true, true])
    expect([sku, quantity <= stepLimit(product?.quantity ?? 0)]).toEqual([sku, true])
  }
})

test('members, merchants and the person without a first name have orders, in both languages', () => {
  const people = DEMO_PEOPLE.filter(({ email }) => requesters.has(email))
  expect(people.length).toBe(requesters.size)
  expect(new Set(people.map(({ role }) => role))).toEqual(new Set(['ROLE MEMBER', 'ROLE MERCHANT']))
  expect(new Set(people.map(({ language }) => language))).toEqual(new Set(['en', 'ar']))
  expect(people.some(({ firstName }) => firstName === '')).toBe(true)
})

test('the demo sign-ins find orders: the member their own, the merchant those for the brand', () => {
  expect(DEMO_ORDERS.filter(({ requester }) => requester === 'member@diyafa.example').length).toBeGreaterThan(4)
  const ofKelmara = DEMO_ORDERS.filter(({ lines }) => lines.some(({ sku }) => bySku.get(sku)?.brand === 'kelmara'))
  expect(ofKelmara.length).toBeGreaterThan(10)
})

test('the archive holds orders cancelled by requesters and by staff, with reasons in both languages, and no delivered ones', () => {
  expect(new Set(DEMO_CANCELLED.map(({ by }) => by))).toEqual(new Set(['requester', 'staff']))
  const reasons = DEMO_CANCELLED.flatMap(({ reason }) => reason ?? [])
  expect(new Set(reasons.map((reason) => /[\u0621-\u064a]/.test(reason)))).toEqual(new Set([true, false]))
  for (const { lines } of DEMO_CANCELLED) expect(isCancellable(lines)).toBe(true)
})
