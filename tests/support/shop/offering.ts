import type { OfferContent } from '#domain/offers/content.ts'
import { dayInCairo } from '#domain/offers/validity.ts'
import { daysAfter } from '#domain/support/wall-clock.ts'
import { sampleLine, sampleOffer } from '../offers.ts'
import { done, type Ordering, ordering } from './ordering.ts'
import type { Answer, TestShop } from './test-shop.ts'

// biome-ignore lint/suspicious/noExplicitAny: answers are what the tests are about, so they come untyped
type Json = any

export interface Offering extends Ordering {
  /** A request of the member for one product, and the products' ids. */
  request(who?: 'member' | 'otherMember', pieces?: number, delivery?: Json): Promise<{ orderId: string; productId: string }>
  /** A new offer, of a request if one is given. */
  make(orderId?: string): Promise<Json>
  /** Puts a content that can be sent into the draft. */
  write(id: string, changes?: Partial<OfferContent>): Promise<Json>
  /** Sends the first draft, or what was sent once more; with a revision the draft of it. */
  send(id: string, ways?: readonly string[], version?: number): Promise<Answer>
  /** A sent offer with the token of its answering link. */
  sent(orderId?: string, changes?: Partial<OfferContent>): Promise<{ id: string; token: string }>
  staff(method: string, path: string, body?: unknown): Promise<Answer>
  offer(id: string): Promise<Json>
  tokens(id: string): Promise<{ answering: string; reading: string; technical: string }>
}

export const YES = { version: 1, name: 'Mona Adel', decision: { choices: {}, ticked: [] } }

/** The last day of offers in tests: it is never past. */
export function laterDay(days = 5): string {
  return daysAfter(dayInCairo(new Date()), days)
}

/** Calls about offers, through the shop's HTTP door. */
export function offering(shop: () => TestShop): Offering {
  const orders = ordering(shop)
  const staff: Offering['staff'] = (method, path, body) => orders.call('admin', method, path, body)
  const offer: Offering['offer'] = async (id) => done(await staff('GET', `/api/offer/${id}`)).offer
  const make: Offering['make'] = async (order) => done(await staff('POST', '/api/offer/add', order === undefined ? {} : { order })).offer
  const write: Offering['write'] = async (id, changes = {}) => {
    const content = sampleOffer({ validUntil: laterDay(), lines: [sampleLine()], ...changes })
    return done(await staff('PUT', `/api/offer/${id}/draft`, { draft: { content } }))
  }
  const send: Offering['send'] = (id, ways = ['print'], version = undefined) =>
    staff('POST', `/api/offer/${id}/send`, { ways, ...(version === undefined ? {} : { version }) })
  const tokens: Offering['tokens'] = async (id) => {
    const { links } = await offer(id)
    const last = (url: string) => url.slice(url.lastIndexOf('/') + 1)
    return { answering: last(links.answering), reading: last(links.reading), technical: last(links.readingWithoutPrices) }
  }
  return {
    ...orders,
    staff,
    offer,
    make,
    write,
    send,
    tokens,
    request: async (who = 'member', pieces = 1, delivery = {}) => {
      const [productId = ''] = await shop().stock({ products: [{ name: 'Oven', pounds: 1000, quantity: 500 }] })
      const cartId = await orders.cart(who, [{ product: productId, quantity: pieces }])
      return { orderId: done(await orders.confirm(who, cartId, { delivery })).order._id, productId }
    },
    sent: async (orderId, changes) => {
      const { _id: id } = await make(orderId)
      await write(id, changes)
      done(await send(id))
      return { id, token: (await tokens(id)).answering }
    },
  }
}
