import type { CallReply } from '#contract/endpoints.ts'
import { USER_SEARCH_MIN } from '#domain/accounts/user-search.ts'
import { FIRST_PAGE, MAX_PER_PAGE, RECORDS_PER_PAGE } from '#domain/paging.ts'
import type { Api } from '../../../platform/calls/api.ts'
import { listAddresses } from '../../../platform/lists/list-query.ts'
import type { Records } from '../../../platform/lists/records.ts'

export type CustomerRow = CallReply<'GET /api/customer'>['customers'][number]
export type CustomerList = Records<CustomerRow>

export const CUSTOMER_SEARCH_MIN = USER_SEARCH_MIN

export const customerAddresses = listAddresses({ searchFrom: CUSTOMER_SEARCH_MIN })

export async function loadCustomers(api: Api, search: URLSearchParams): Promise<CustomerList> {
  const { page, term } = customerAddresses.read(search)
  const query = term === '' ? { page, limit: RECORDS_PER_PAGE } : { page: FIRST_PAGE, limit: MAX_PER_PAGE, search: term }
  const {
    customers,
    count,
    countIsMinimum: isCountMinimum = false,
    totalPages,
    currentPage,
  } = await api.call('GET /api/customer', { query })
  return { rows: customers, count, isCountMinimum, totalPages, page: currentPage, term }
}
