import { expect, test } from 'vitest'
import { LINE_STATUSES, orderStatus } from '#domain/orders.ts'
import { stepLimit } from '#domain/quantity.ts'
import { demoCatalogue } from './catalogue.ts'
import { DEMO_ORDERS } from './orders.ts'
import { DEMO_PEOPLE } from './people.ts'

const { products, brands } = demoCatalogue()
const bySku = new Map(products.map((product) => [product.sku, product]))
const requesters = new Set(DEMO_ORDERS.map(({ requester }) => requester))

test('there are enough orders to page and search, with lines and orders in every status', () => {
  expect(DEMO_ORDERS.length).toBeGreaterThanOrEqual(60)
  const lines = DEMO_ORDERS.flatMap((order) => order.lines)
  for (const status of LINE_STATUSES) expect(lines.filter((line) => line.status === status).length).toBeGreaterThan(10)
  const statuses = new Set(DEMO_ORDERS.map((order) => orderStatus(order.lines)))
  expect(statuses).toEqual(new Set(LINE_STATUSES.filter((status) => status !== 'Cancelled')))
})

test('none stands with every line cancelled, and none names a product twice', () => {
  for (const { lines } of DEMO_ORDERS) {
    expect(lines.some(({ status }) => status !== 'Cancelled')).toBe(true)
    expect(new Set(lines.map(({ sku }) => sku)).size).toBe(lines.length)
  }
})

test('everything that is asked for could be asked for: on show, and within the step limit', () => {
  const shown = new Set(brands.filter(({ isActive }) => isActive).map(({ key }) => key))
  for (const { sku, quantity } of DEMO_ORDERS.flatMap((order) => order.lines)) {
    const product = bySku.get(sku)
    expect([sku, product?.isActive, shown.has(product?.brand ?? '')]).toEqual([sku, true, true])
    expect([sku, quantity <= stepLimit(product?.quantity ?? 0)]).toEqual([sku, true])
  }
})

test('they are of members, merchants and the person without a first name, in both languages', () => {
  const people = DEMO_PEOPLE.filter(({ email }) => requesters.has(email))
  expect(people.length).toBe(requesters.size)
  expect(new Set(people.map(({ role }) => role))).toEqual(new Set(['ROLE MEMBER', 'ROLE MERCHANT']))
  expect(new Set(people.map(({ language }) => language))).toEqual(new Set(['en', 'ar']))
  expect(people.some(({ firstName }) => firstName === '')).toBe(true)
})

test('whoever signs in to try the shop finds orders: of the member, and for the merchant’s brand', () => {
  expect(DEMO_ORDERS.filter(({ requester }) => requester === 'member@diyafa.example').length).toBeGreaterThan(4)
  const ofKelmara = DEMO_ORDERS.filter(({ lines }) => lines.some(({ sku }) => bySku.get(sku)?.brand === 'kelmara'))
  expect(ofKelmara.length).toBeGreaterThan(10)
})
