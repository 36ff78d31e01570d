import type { OfferRowReply } from '#contract/offers/offer-replies.ts'
import { OFFER_SORTS, type OfferSort } from '#domain/offers/lists.ts'
import { SHOWN_OFFER_STATES, type ShownOfferState } from '#domain/offers/states.ts'
import { FIRST_PAGE, MAX_PER_PAGE, RECORDS_PER_PAGE, readPage } from '#domain/paging.ts'
import type { Api } from '../../../platform/calls/api.ts'
import { readTerm } from '../../../platform/lists/list-query.ts'
import type { Records } from '../../../platform/lists/records.ts'

export const OFFER_SEARCH_MIN = 2
const SEEN = ['yes', 'no'] as const
export type SeenFilter = (typeof SEEN)[number]

/** The query of the list's address; an empty word filters nothing. */
export interface OffersQuery {
  readonly page: number
  readonly term: string
  readonly state: ShownOfferState | ''
  readonly seen: SeenFilter | ''
  readonly salesperson: string
  /** Empty for the newest first. */
  readonly sort: OfferSort | ''
}

export interface OfferList extends Records<OfferRowReply> {
  readonly query: OffersQuery
  readonly salespeople: readonly string[]
}

/** Invalid values in an address fall back to the first page of everything. */
export function readOffersQuery(query: URLSearchParams): OffersQuery {
  const oneOf = <Word extends string>(words: readonly Word[], key: string) => words.find((word) => word === query.get(key)) ?? ''
  return {
    term: readTerm(query, OFFER_SEARCH_MIN),
    page: readPage(query.get('page')),
    state: oneOf(SHOWN_OFFER_STATES, 'state'),
    seen: oneOf(SEEN, 'seen'),
    salesperson: query.get('salesperson')?.trim() ?? '',
    sort: oneOf(OFFER_SORTS, 'sort'),
  }
}

/** A search has no pages, and another filter starts at the first one. */
export function offersQuery({ page = FIRST_PAGE, term = '', ...filter }: Partial<OffersQuery>): string {
  const query = new URLSearchParams()
  if (term !== '') query.set('search', term)
  for (const key of ['state', 'seen', 'salesperson', 'sort'] as const) {
    const value = filter[key] ?? ''
    if (value !== '' && value !== 'newest') query.set(key, value)
  }
  if (term === '' && page > FIRST_PAGE) query.set('page', String(page))
  return query.size === 0 ? '' : `?${query}`
}

export function hasFilter({ term, state, seen, salesperson }: OffersQuery): boolean {
  return [term, state, seen, salesperson].some((asked) => asked !== '')
}

export async function loadOffers(api: Api, search: URLSearchParams): Promise<OfferList> {
  const query = readOffersQuery(search)
  const { page, term, state, seen, salesperson, sort } = query
  const asked = {
    ...(term === '' ? { page, limit: RECORDS_PER_PAGE } : { page: FIRST_PAGE, limit: MAX_PER_PAGE, search: term }),
    ...(state === '' ? {} : { state }),
    ...(seen === '' ? {} : { seen }),
    ...(salesperson === '' ? {} : { salesperson }),
    ...(sort === '' ? {} : { sort }),
  }
  const {
    offers,
    count,
    countIsMinimum: isCountMinimum = false,
    totalPages,
    currentPage,
    salespeople,
  } = await api.call('GET /api/offer', { query: asked })
  return { rows: offers, count, isCountMinimum, totalPages, page: currentPage, term, query, salespeople }
}
