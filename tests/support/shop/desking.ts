import { type Offering, offering } from './offering.ts'
import { done } from './ordering.ts'
import type { TestShop } from './test-shop.ts'

// biome-ignore lint/suspicious/noExplicitAny: answers are what the tests are about, so they come untyped
type Json = any

export interface Desking extends Offering {
  /** All cards of the desk, or those that a filter finds. */
  cards(query?: string): Promise<Json[]>
  /** The open entries of a subject, on whichever card they stand. */
  open(subject: string): Promise<Json[]>
  /** The one open entry of a subject. */
  entry(subject: string): Promise<Json>
  /** The card and the log of an entry, also of a closed one. */
  read(entry: string): Promise<Json>
  act(entry: string, rest: string, body?: object): Promise<Json>
}

/** Calls of the sales desk, through the shop's HTTP door. */
export function desking(shop: () => TestShop): Desking {
  const offers = offering(shop)
  const cards: Desking['cards'] = async (query = '') => done(await offers.staff('GET', `/api/desk?limit=100${query}`)).cards
  const open: Desking['open'] = async (subject) => {
    const all = [...(await cards()), ...(await cards('&sleeping=yes'))]
    const entries = all.flatMap((card) => card.entries)
    return [...new Map(entries.filter((each) => each.subject === subject).map((each) => [each._id, each])).values()]
  }
  return {
    ...offers,
    cards,
    open,
    entry: async (subject) => {
      const [entry, other] = await open(subject)
      if (entry === undefined || other !== undefined) throw new Error(`not exactly one open entry of ${subject}`)
      return entry
    },
    read: async (entry) => done(await offers.staff('GET', `/api/desk/${entry}`)),
    act: async (entry, rest, body = {}) => done(await offers.staff('POST', `/api/desk/${entry}/${rest}`, body)),
  }
}
