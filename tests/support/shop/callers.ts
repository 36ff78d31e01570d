import { randomUUID } from 'node:crypto'
import { done, ordering } from './ordering.ts'
import type { TestShop } from './test-shop.ts'

/** A form of a request by phone; every one is of somebody else. */
export function callersForm(more: object = {}): object {
  const phone = `010${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
  return { key: randomUUID(), name: 'Hany Shaker', phone, language: 'en', ...more }
}

export interface EnteredRequest {
  readonly orderId: string
  readonly number: number
  readonly customer: string
  readonly token: string
}

/** A request that an admin writes down for a caller. */
export async function enterRequest(shop: TestShop, more: object = {}): Promise<EnteredRequest> {
  const { order, customer, link } = done(
    await ordering(() => shop).call('admin', 'POST', '/api/order/phone', { request: callersForm(more) }),
  )
  return { orderId: order._id, number: order.number, customer, token: link.url.slice(link.url.lastIndexOf('/') + 1) }
}
