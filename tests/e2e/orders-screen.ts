import type { Page } from '@playwright/test'
import type { ProductCard } from '#contract/catalogue.ts'
import type { OrderReply } from '#contract/orders.ts'
import { orderNumberText } from '#domain/orders/order-numbers.ts'
import type { LineStatus } from '#domain/orders/orders.ts'
import type { Language } from '#domain/text/language.ts'
import { expect } from '#tests/support/browser/shop.ts'
import type { Person } from './dashboard-screen.ts'

export const nameIn = ({ name, nameAr }: { readonly name: string; readonly nameAr: string }, language: Language) =>
  language === 'ar' ? nameAr : name

/** Products of the demo of which a customer may ask for several pieces. */
export async function someProducts(page: Page, count: number, query = ''): Promise<ProductCard[]> {
  const { products } = (await (await page.request.get(`/api/product/list?limit=100${query}`)).json()) as { products: ProductCard[] }
  const fitting = products.filter(({ inventory }) => inventory > 25 && inventory <= 100).slice(0, count)
  expect(fitting, 'products of the demo').toHaveLength(count)
  return fitting
}

async function send<Reply>(page: Page, { token }: Person, method: string, path: string, data?: unknown): Promise<Reply> {
  const answer = await page.request.fetch(path, { method, headers: { authorization: token }, ...(data === undefined ? {} : { data }) })
  expect(answer.status(), `${method} ${path}: ${await answer.text()}`).toBe(200)
  return answer.json()
}

export async function placeOrder(page: Page, person: Person, products: readonly Pick<ProductCard, '_id'>[]): Promise<OrderReply> {
  const lines = products.map(({ _id }) => ({ product: _id, quantity: 2 }))
  const { cartId } = await send<{ cartId: string }>(page, person, 'POST', '/api/cart/add', { products: lines })
  const { order } = await send<{ order: { _id: string } }>(page, person, 'POST', '/api/order/add', { cartId })
  return readOrder(page, person, order._id)
}

export async function readOrder(page: Page, person: Person, id: string): Promise<OrderReply> {
  return (await send<{ order: OrderReply }>(page, person, 'GET', `/api/order/${id}`)).order
}

export async function ordersOf(page: Page, person: Person): Promise<OrderReply[]> {
  return (await send<{ orders: OrderReply[] }>(page, person, 'GET', '/api/order/me?limit=100')).orders
}

export async function moveLine(page: Page, person: Person, order: OrderReply, line: number, status: LineStatus): Promise<void> {
  await send(page, person, 'PUT', `/api/order/status/item/${order.products[line]?._id}`, {
    orderId: order._id,
    cartId: order.cartId,
    status,
  })
}

/** The order's number as people read and say it. */
export const numberOf = ({ number }: Pick<OrderReply, 'number'>) => orderNumberText(number)

/** The line of an order's page that is about a product. */
export const lineOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) })
