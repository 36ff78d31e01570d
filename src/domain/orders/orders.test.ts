import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AREAS } from '../accounts/areas.ts'
import { ROLES } from '../accounts/roles.ts'
import { amountOf } from '../money/money.ts'
import {
  defaultOrderScope,
  LINE_STATUSES,
  type LineStatus,
  lineAction,
  lineTotal,
  mayCancelOrder,
  orderScopesOf,
  orderStatus,
  orderTotal,
  refuseLineStatus,
  refuseOrderScope,
} from './orders.ts'

const status = fc.constantFrom(...LINE_STATUSES)
const line = fc.record({
  status,
  quantity: fc.integer({ min: 1, max: 50 }),
  price: fc.integer({ min: 100, max: 60_000_000 }).map(amountOf),
})
const lines = fc.array(line, { minLength: 1, maxLength: 50 })

test('the total and the cancelled lines add up to all lines, to the smallest unit', () => {
  fc.assert(
    fc.property(lines, (all) => {
      const cancelled = all.filter((each) => each.status === 'Cancelled').map((each) => ({ ...each, status: 'Shipped' as const }))
      const uncancelled = all.map((each) => ({ ...each, status: 'Shipped' as const }))
      expect(orderTotal(all) + orderTotal(cancelled)).toBe(orderTotal(uncancelled))
    }),
  )
})

test('a total is the sum of its line totals in whole units', () => {
  fc.assert(
    fc.property(lines, (all) => {
      const open = all.filter((each) => each.status !== 'Cancelled')
      expect(orderTotal(all)).toBe(open.reduce((sum, each) => sum + lineTotal(each), 0))
      expect(Number.isSafeInteger(orderTotal(all))).toBe(true)
    }),
  )
})

const of = (...statuses: LineStatus[]) => orderStatus(statuses.map((each) => ({ status: each })))

test('an order’s status follows its open lines', () => {
  expect(of('Not processed', 'Not processed')).toBe('Not processed')
  expect(of('Not processed', 'Processing')).toBe('Processing')
  expect(of('Not processed', 'Shipped')).toBe('Shipped')
  expect(of('Not processed', 'Delivered')).toBe('Shipped')
  expect(of('Delivered', 'Delivered')).toBe('Delivered')
  expect(of('Delivered', 'Cancelled')).toBe('Delivered')
  expect(of('Cancelled', 'Processing')).toBe('Processing')
})

const facts = { status: 'Not processed', brandId: 'b', requesterId: 'r' } as const
const admin = { id: 'a', role: 'ROLE ADMIN', brandId: null } as const
const manager = { id: 'm', role: 'ROLE MERCHANT', brandId: 'b' } as const
const otherManager = { id: 'o', role: 'ROLE MERCHANT', brandId: 'c' } as const
const brandless = { id: 'n', role: 'ROLE MERCHANT', brandId: null } as const
const requester = { id: 'r', role: 'ROLE MEMBER', brandId: null } as const
const stranger = { id: 's', role: 'ROLE MEMBER', brandId: null } as const

test('every move of a line is allowed only to those who may make it', () => {
  for (const from of LINE_STATUSES) {
    for (const to of LINE_STATUSES) {
      const current = { ...facts, status: from }
      expect(refuseLineStatus(admin, current, to)).toBeNull()
      expect(refuseLineStatus(manager, current, to)).toBeNull()
      for (const other of [otherManager, brandless, stranger]) expect(refuseLineStatus(other, current, to)).toBe('order/not-found')
      const mayCancel = to === 'Cancelled' && from !== 'Delivered' && from !== 'Cancelled'
      expect(refuseLineStatus(requester, current, to)).toBe(mayCancel ? null : 'order/line-closed')
    }
  }
})

test('a merchant without a brand manages no line, not even one without a brand', () => {
  expect(refuseLineStatus(brandless, { ...facts, brandId: null }, 'Shipped')).toBe('order/not-found')
})

test('a closed line offers only a review', () => {
  for (const viewer of [admin, manager, requester]) {
    expect(lineAction(viewer, { ...facts, status: 'Delivered' })).toBe('review')
    expect(lineAction(viewer, { ...facts, status: 'Cancelled' })).toBe('none')
  }
  expect(lineAction(admin, facts)).toBe('choose-status')
  expect(lineAction(manager, facts)).toBe('choose-status')
  expect(lineAction(requester, facts)).toBe('cancel')
  expect(lineAction(stranger, facts)).toBe('none')
})

test('the lists of a role match the scopes that its search may use', () => {
  for (const role of ROLES) {
    const scopes = orderScopesOf({ role, areas: AREAS })
    expect(scopes[0]).toBe('me')
    expect(scopes).toContain(defaultOrderScope({ role }))
    for (const scope of scopes) expect(refuseOrderScope({ role }, scope)).toBeNull()
  }
  expect(orderScopesOf({ role: 'ROLE MEMBER', areas: [] })).toEqual(['me'])
  expect(orderScopesOf({ role: 'ROLE ADMIN', areas: ['catalogue'] })).toEqual(['me'])
  expect(orderScopesOf({ role: 'ROLE MERCHANT', areas: [] })).not.toContain('all')
})

test('only its requester or an admin cancels a whole order', () => {
  expect([admin, requester].map((viewer) => mayCancelOrder(viewer, facts))).toEqual([true, true])
  for (const other of [manager, otherManager, brandless, stranger]) expect(mayCancelOrder(other, facts)).toBe(false)
})
