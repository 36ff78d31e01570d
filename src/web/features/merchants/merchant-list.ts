import type { MerchantReply } from '#contract/merchants.ts'
import { FIRST_MERCHANT_STATUS, MERCHANT_SEARCH_MIN, type MerchantStatus } from '#domain/merchants.ts'
import { FIRST_PAGE, RECORDS_PER_PAGE } from '#domain/paging.ts'
import type { Api } from '../../platform/calls/api.ts'
import { type ListQuery, listAddresses } from '../../platform/lists/list-query.ts'
import type { Records } from '../../platform/lists/records.ts'

export interface MerchantList extends ListQuery<MerchantStatus>, Records<MerchantReply> {
  /** The number of undecided applications in the whole list; unknown in a search. */
  readonly waiting: number
}

export const merchantAddresses = listAddresses<MerchantStatus>({
  searchFrom: MERCHANT_SEARCH_MIN,
  states: { waiting: 'Waiting Approval', approved: 'Approved', rejected: 'Rejected' },
  opensOn: FIRST_MERCHANT_STATUS,
})

export async function loadMerchants(api: Api, query: URLSearchParams): Promise<MerchantList> {
  const { page, term, state } = merchantAddresses.read(query)
  if (term !== '') {
    const { merchants } = await api.call('GET /api/merchant/search', { query: { search: term } })
    return { rows: merchants, count: merchants.length, waiting: 0, totalPages: 1, page: FIRST_PAGE, term, state }
  }
  const asked = { page, limit: RECORDS_PER_PAGE, ...(state === null ? {} : { status: state }) }
  const { merchants, count, waiting, totalPages, currentPage } = await api.call('GET /api/merchant', { query: asked })
  return { rows: merchants, count, waiting, totalPages, page: currentPage, term, state }
}
