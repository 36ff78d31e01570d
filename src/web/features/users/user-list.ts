import type { ListedUser } from '#contract/accounts.ts'
import { FIRST_PAGE, RECORDS_PER_PAGE } from '#domain/paging.ts'
import { USER_SEARCH_MIN } from '#domain/user-search.ts'
import type { Api } from '../../platform/api.ts'
import { type ListQuery, listAddresses } from '../../platform/list-query.ts'

export interface UserList extends Omit<ListQuery<never>, 'state'> {
  readonly users: readonly ListedUser[]
  readonly count: number
  readonly totalPages: number
}

export const userAddresses = listAddresses({ searchFrom: USER_SEARCH_MIN })

export async function loadUsers(api: Api, query: URLSearchParams): Promise<UserList> {
  const { page, term } = userAddresses.read(query)
  if (term !== '') {
    const { users } = await api.call('GET /api/user/search', { query: { search: term } })
    return { users, count: users.length, totalPages: 1, page: FIRST_PAGE, term }
  }
  const { users, count, totalPages, currentPage } = await api.call('GET /api/user', { query: { page, limit: RECORDS_PER_PAGE } })
  return { users, count, totalPages, page: currentPage, term }
}
