import { FIRST_PAGE, readPage } from '#domain/paging.ts'

/** The query of a list's address: a search, which has neither pages nor states, or a page of all entries or of one state. */
export interface ListQuery<State extends string> {
  readonly page: number
  /** The search term; empty without a search. */
  readonly term: string
  /** Null for all states. */
  readonly state: State | null
}

export interface ListWords<State extends string> {
  /** The least characters of a search; without it the list has no search. */
  readonly searchFrom?: number
  /** The states' names in addresses, where the list has states. */
  readonly states?: Readonly<Record<string, State>>
  /** The state shown where the address names none; all states then have a word of their own. */
  readonly opensOn?: State
}

export interface ListAddresses<State extends string> {
  /** Reads an address; invalid values fall back to the first page of everything. */
  readonly read: (query: URLSearchParams) => ListQuery<State>
  readonly write: (wanted: Partial<ListQuery<State>>) => string
}

export function listAddresses<State extends string = never>({
  searchFrom = Number.POSITIVE_INFINITY,
  states,
  opensOn,
}: ListWords<State>): ListAddresses<State> {
  const words = Object.entries(states ?? {})
  return {
    read: (query) => {
      const term = readTerm(query, searchFrom)
      const asked = words.find(([word]) => word === query.get('status'))
      return {
        page: readPage(query.get('page')),
        term,
        state: term === '' ? (asked?.[1] ?? (query.get('status') === ALL ? null : (opensOn ?? null))) : null,
      }
    },
    write: ({ page = FIRST_PAGE, term = '', state = null }) => {
      const query = new URLSearchParams()
      const word = state === null && opensOn !== undefined ? ALL : words.find(([, each]) => each === state)?.[0]
      if (term !== '') query.set('search', term)
      else {
        if (word !== undefined) query.set('status', word)
        if (page > FIRST_PAGE) query.set('page', String(page))
      }
      return query.size === 0 ? '' : `?${query}`
    },
  }
}

const ALL = 'all'

/** Reads the search term; a term that is too short counts as none. */
export function readTerm(query: URLSearchParams, searchFrom: number): string {
  const typed = query.get('search')?.trim() ?? ''
  return typed.length < searchFrom ? '' : typed
}
