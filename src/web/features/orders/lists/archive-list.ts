import type { ArchivedOrderReply } from '#contract/orders.ts'
import { ORDER_SEARCH_MIN } from '#domain/orders/orders.ts'
import { MAX_PER_PAGE, RECORDS_PER_PAGE } from '#domain/paging.ts'
import type { Api } from '../../../platform/calls/api.ts'
import { type ListQuery, listAddresses } from '../../../platform/lists/list-query.ts'
import type { Records } from '../../../platform/lists/records.ts'

export interface ArchiveList extends ListQuery<never>, Records<ArchivedOrderReply> {}

export const archiveAddresses = listAddresses<never>({ searchFrom: ORDER_SEARCH_MIN })

export async function loadArchive(api: Api, query: URLSearchParams): Promise<ArchiveList> {
  const { page, term, state } = archiveAddresses.read(query)
  const asked = term === '' ? { page, limit: RECORDS_PER_PAGE } : { page, limit: MAX_PER_PAGE, search: term }
  const {
    orders,
    count,
    countIsMinimum: isCountMinimum = false,
    totalPages,
    currentPage,
  } = await api.call('GET /api/order/archive', {
    query: asked,
  })
  return { rows: orders, count, isCountMinimum, totalPages, page: currentPage, term, state }
}
