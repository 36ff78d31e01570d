import type { ListedUser } from '#contract/accounts.ts'
import { FIRST_PAGE, RECORDS_PER_PAGE } from '#domain/paging.ts'
import { USER_SEARCH_MIN } from '#domain/user-search.ts'
import type { Api } from '../../platform/api.ts'

export interface UserList {
  readonly users: readonly ListedUser[]
  readonly count: number
  readonly totalPages: number
  readonly page: number
  /** Empty where nobody was searched for. */
  readonly term: string
}

/** What an address of the list asks for; what makes no sense in it asks for the first page of everybody. */
export function readUserQuery(query: URLSearchParams): { readonly page: number; readonly term: string } {
  const typed = query.get('search')?.trim() ?? ''
  const page = Number(query.get('page'))
  return {
    term: typed.length < USER_SEARCH_MIN ? '' : typed,
    page: Number.isSafeInteger(page) && page > FIRST_PAGE ? page : FIRST_PAGE,
  }
}

/** The query of a list: a search has no pages. */
export function userQuery({ page = FIRST_PAGE, term = '' }: { readonly page?: number; readonly term?: string }): string {
  const query = new URLSearchParams()
  if (term !== '') query.set('search', term)
  else if (page > FIRST_PAGE) query.set('page', String(page))
  return query.size === 0 ? '' : `?${query}`
}

export async function loadUsers(api: Api, query: URLSearchParams): Promise<UserList> {
  const { page, term } = readUserQuery(query)
  if (term !== '') {
    const { users } = await api.call('GET /api/user/search', { query: { search: term } })
    return { users, count: users.length, totalPages: 1, page: FIRST_PAGE, term }
  }
  const { users, count, totalPages, currentPage } = await api.call('GET /api/user', { query: { page, limit: RECORDS_PER_PAGE } })
  return { users, count, totalPages, page: currentPage, term }
}
