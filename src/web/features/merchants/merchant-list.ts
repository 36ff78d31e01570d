import type { MerchantReply } from '#contract/merchants.ts'
import { MERCHANT_SEARCH_MIN } from '#domain/merchants.ts'
import { FIRST_PAGE, RECORDS_PER_PAGE } from '#domain/paging.ts'
import type { Api } from '../../platform/api.ts'

export interface MerchantList {
  readonly merchants: readonly MerchantReply[]
  readonly count: number
  readonly totalPages: number
  readonly page: number
  /** Empty where nobody was searched for. */
  readonly term: string
}

/** What an address of the list asks for; what makes no sense in it asks for the first page of everybody. */
export function readMerchantQuery(query: URLSearchParams): { readonly page: number; readonly term: string } {
  const typed = query.get('search')?.trim() ?? ''
  const page = Number(query.get('page'))
  return {
    term: typed.length < MERCHANT_SEARCH_MIN ? '' : typed,
    page: Number.isSafeInteger(page) && page > FIRST_PAGE ? page : FIRST_PAGE,
  }
}

/** The query of a list: a search has no pages. */
export function merchantQuery({ page = FIRST_PAGE, term = '' }: { readonly page?: number; readonly term?: string }): string {
  const query = new URLSearchParams()
  if (term !== '') query.set('search', term)
  else if (page > FIRST_PAGE) query.set('page', String(page))
  return query.size === 0 ? '' : `?${query}`
}

export async function loadMerchants(api: Api, query: URLSearchParams): Promise<MerchantList> {
  const { page, term } = readMerchantQuery(query)
  if (term !== '') {
    const { merchants } = await api.call('GET /api/merchant/search', { query: { search: term } })
    return { merchants, count: merchants.length, totalPages: 1, page: FIRST_PAGE, term }
  }
  const { merchants, count, totalPages, currentPage } = await api.call('GET /api/merchant', { query: { page, limit: RECORDS_PER_PAGE } })
  return { merchants, count, totalPages, page: currentPage, term }
}
