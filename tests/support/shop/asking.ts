import { sampleLine } from '#tests/support/offers.ts'
import { type Desking, desking } from './desking.ts'
import { done } from './ordering.ts'
import { brandOf, type PersonName } from './people.ts'
import type { Answer, TestShop } from './test-shop.ts'

// biome-ignore lint/suspicious/noExplicitAny: answers are what the tests are about, so they come untyped
type Json = any

export interface Asking extends Desking {
  /** A draft with one line of a machine of the merchant's brand, or of another one; null stands for a brand without a merchant. */
  offered(brandId?: string | null): Promise<{ offer: string; product: string; line: string }>
  ask(offer: string, body: Json): Promise<Answer>
  /** The questions of an offer, and whether its product can be asked about. */
  known(offer: string, product: string): Promise<Json>
  own(who: PersonName, show?: 'open' | 'answered'): Promise<Json>
  waiting(who: PersonName): Promise<number>
  answer(who: PersonName, question: string, body: Json): Promise<Answer>
}

/** Calls about the availability of machines, through the shop's HTTP door. */
export function asking(shop: () => TestShop): Asking {
  const calls = desking(shop)
  return {
    ...calls,
    offered: async (brandId) => {
      const brand = brandId === undefined ? await brandOf(shop(), 'merchant') : brandId
      const oven = { name: 'Oven', nameAr: 'فرن', pounds: 1000, quantity: 500 }
      const stock =
        brand === null ? { brands: [{ name: 'Brand of nobody' }], products: [oven] } : { products: [{ ...oven, brandId: brand }] }
      const [product = ''] = await shop().stock(stock)
      const { _id: offer } = await calls.make()
      const line = 'line-of-the-oven'
      await calls.write(offer, { lines: [sampleLine({ id: line, productId: product })] })
      return { offer, product, line }
    },
    ask: (offer, body) => calls.staff('POST', `/api/offer/${offer}/availability`, body),
    known: async (offer, product) => done(await calls.staff('GET', `/api/offer/${offer}/availability?products=${product}`)),
    own: async (who, show = 'open') => done(await calls.call(who, 'GET', `/api/availability?show=${show}`)).questions,
    waiting: async (who) => done(await calls.call(who, 'GET', '/api/availability/waiting')).availability,
    answer: (who, question, body) => calls.call(who, 'POST', `/api/availability/${question}/answer`, body),
  }
}
