import { type PersonName, signedIn } from './people.ts'
import type { Answer, TestShop } from './test-shop.ts'

export type Who = PersonName | 'nobody'

export interface SentLine {
  readonly product: string
  readonly quantity: number | string
  readonly [sentAlong: string]: unknown
}

export interface Ordering {
  call(who: Who, method: string, path: string, body?: unknown, language?: string): Promise<Answer>
  /** The id of a stored bag. */
  cart(who: PersonName, lines: readonly SentLine[]): Promise<string>
  confirm(who: Who, cartId: unknown, more?: object): Promise<Answer>
  /** The id of a request. */
  order(who: PersonName, lines: readonly SentLine[], language?: string): Promise<string>
  /** Reads an order as this person sees it. */
  read(who: PersonName, id: string): Promise<SeenOrder>
  move(who: Who, orderId: string, itemId: string, status: string): Promise<Answer>
}

export interface SeenOrder {
  readonly _id: string
  readonly number: number
  readonly cartId: string
  readonly cart: string
  readonly created: string
  readonly promised?: string
  readonly status: string
  readonly total?: number
  readonly totalTax: number
  readonly requester?: Readonly<Record<string, string>>
  readonly products: readonly SeenLine[]
}

export interface SeenLine {
  readonly _id: string
  readonly product: Readonly<Record<string, unknown>> | null
  readonly name: string
  readonly quantity: number
  readonly status: string
  readonly purchasePrice?: number
  readonly totalPrice?: number
}

/** Calls about bags and requests, through the shop's HTTP door. */
export function ordering(shop: () => TestShop): Ordering {
  const call: Ordering['call'] = async (who, method, path, body, language = 'en') => {
    const own = who === 'nobody' ? {} : await signedIn(shop(), who)
    const headers = { 'accept-language': language, ...own }
    if (body === undefined) return shop().ask({ method, path, headers })
    return shop().ask({ method, path, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) })
  }
  const cart: Ordering['cart'] = async (who, products) => done(await call(who, 'POST', '/api/cart/add', { products })).cartId
  const confirm: Ordering['confirm'] = (who, cartId, more = {}) => call(who, 'POST', '/api/order/add', { cartId, ...more })
  return {
    call,
    cart,
    confirm,
    order: async (who, lines, language = 'en') => {
      const cartId = await cart(who, lines)
      return done(await call(who, 'POST', '/api/order/add', { cartId }, language)).order._id
    },
    read: async (who, id) => done(await call(who, 'GET', `/api/order/${id}`)).order,
    move: (who, orderId, itemId, status) => call(who, 'PUT', `/api/order/status/item/${itemId}`, { orderId, cartId: '', status }),
  }
}

export function done(answer: Answer): Answer['json'] {
  if (answer.status !== 200) throw new Error(`answered ${answer.status}: ${answer.text}`)
  return answer.json
}
