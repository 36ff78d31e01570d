import { done, type Ordering, ordering, type Who } from './ordering.ts'
import type { PersonName } from './people.ts'
import type { Answer, TestShop } from './test-shop.ts'

export interface SentReview {
  readonly rating?: unknown
  readonly title?: unknown
  readonly review?: unknown
  readonly isRecommended?: unknown
}

export interface Reviewing extends Pick<Ordering, 'call'> {
  send(who: Who, product: string, review?: SentReview): Promise<Answer>
  /** Submits a review that waits for a decision; returns its id. */
  review(who: PersonName, product: string, review?: SentReview): Promise<string>
  approve(who: Who, id: string): Promise<Answer>
  reject(who: Who, id: string): Promise<Answer>
  remove(who: Who, id: string): Promise<Answer>
}

const FORM = { rating: 4, title: 'Good oven', review: 'Bakes evenly on every tray.', isRecommended: 1 }

/** Calls about reviews, through the shop's HTTP door. */
export function reviewing(shop: () => TestShop): Reviewing {
  const { call } = ordering(shop)
  const send: Reviewing['send'] = (who, product, review = {}) => call(who, 'POST', '/api/review/add', { ...FORM, ...review, product })
  return {
    call,
    send,
    review: async (who, product, review) => done(await send(who, product, review)).review._id,
    approve: (who, id) => call(who, 'PUT', `/api/review/approve/${id}`),
    reject: (who, id) => call(who, 'PUT', `/api/review/reject/${id}`),
    remove: (who, id) => call(who, 'DELETE', `/api/review/delete/${id}`),
  }
}
