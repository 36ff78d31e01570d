import type { CallInput, CallReply } from '#contract/endpoints.ts'
import { SECTIONS } from '#domain/dashboard.ts'
import { FIRST_PAGE, RECORDS_PER_PAGE, readPage } from '#domain/paging.ts'
import type { Api } from '../../../platform/calls/api.ts'
import type { Records } from '../../../platform/lists/records.ts'

export type SentOffers = CallReply<'GET /api/figures/offers'>
export type SentOffer = SentOffers['offers'][number]
/** A list of sent offers: everything of its address but the page. */
export interface SentOffersQuery
  extends Omit<NonNullable<CallInput<'GET /api/figures/offers'>['query']>, 'page' | 'limit' | 'salesperson'> {
  readonly salesperson?: string | undefined
}

export interface LoadedSentOffers extends Records<SentOffer> {
  readonly query: SentOffersQuery
  readonly reply: SentOffers
}

/** The name of this list in the address of the lists. */
export const SENT_OFFERS = 'offers'

const NARROWING = ['from', 'to', 'salesperson', 'person', 'nobody', 'sort'] as const

export function sentOffersAddress(query: SentOffersQuery, page = FIRST_PAGE): string {
  const address = new URLSearchParams({ show: SENT_OFFERS })
  for (const key of NARROWING) {
    const value = query[key]
    if (value !== undefined && value !== '') address.set(key, String(value))
  }
  if (page > FIRST_PAGE) address.set('page', String(page))
  return `${SECTIONS.figures}/list?${address}`
}

export async function loadSentOffers(api: Api, address: URLSearchParams): Promise<LoadedSentOffers> {
  const query: SentOffersQuery = Object.fromEntries(NARROWING.flatMap((key) => (address.get(key) ? [[key, address.get(key)]] : [])))
  const asked = { ...query, page: readPage(address.get('page')), limit: RECORDS_PER_PAGE }
  const reply = await api.call('GET /api/figures/offers', { query: asked })
  const { offers: rows, count, totalPages, currentPage: page } = reply
  return { rows, count, totalPages, page, term: '', query, reply }
}
