import type { ListedUser } from '#contract/accounts.ts'
import type { Role } from '#domain/accounts/roles.ts'
import { USER_SEARCH_MIN } from '#domain/accounts/user-search.ts'
import { FIRST_PAGE, RECORDS_PER_PAGE } from '#domain/paging.ts'
import type { Api } from '../../platform/calls/api.ts'
import { type ListQuery, listAddresses } from '../../platform/lists/list-query.ts'
import type { Records } from '../../platform/lists/records.ts'

/** A page of a search or of the list, of everybody or of one role. */
export interface UserQuery extends Pick<ListQuery<never>, 'page' | 'term'> {
  readonly role: Role | null
}

export interface UserList extends UserQuery, Records<ListedUser> {}

/** The roles' names in addresses. */
export const ROLE_OF = { admin: 'ROLE ADMIN', merchant: 'ROLE MERCHANT', member: 'ROLE MEMBER' } as const satisfies Record<string, Role>

const roles = Object.entries(ROLE_OF)

const addresses = listAddresses({ searchFrom: USER_SEARCH_MIN })

export const userAddresses = {
  read: (query: URLSearchParams): UserQuery => {
    const { page, term } = addresses.read(query)
    return { page, term, role: roles.find(([word]) => word === query.get('role'))?.[1] ?? null }
  },
  write: ({ role = null, ...wanted }: Partial<UserQuery>): string => {
    const query = new URLSearchParams(addresses.write(wanted))
    const word = roles.find(([, each]) => each === role)?.[0]
    if (word !== undefined) query.set('role', word)
    return query.size === 0 ? '' : `?${query}`
  },
} as const

export async function loadUsers(api: Api, search: URLSearchParams): Promise<UserList> {
  const query = userAddresses.read(search)
  const { page, term } = query
  const ofRole = query.role === null ? {} : { role: query.role }
  if (term !== '') {
    const { users } = await api.call('GET /api/user/search', { query: { search: term, ...ofRole } })
    return { ...query, rows: users, count: users.length, totalPages: 1, page: FIRST_PAGE }
  }
  const { users, count, totalPages, currentPage } = await api.call('GET /api/user', {
    query: { page, limit: RECORDS_PER_PAGE, ...ofRole },
  })
  return { ...query, rows: users, count, totalPages, page: currentPage }
}
