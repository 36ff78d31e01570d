import { FIRST_PAGE, readPage } from '#domain/paging.ts'

/** What the address of a list asks for: a search, which has neither pages nor states, or a page of all or of one state. */
export interface ListQuery<State extends string> {
  readonly page: number
  /** Empty where nothing is searched for. */
  readonly term: string
  /** Null where all are shown. */
  readonly state: State | null
}

export interface ListWords<State extends string> {
  /** As many emails are searched for; where it is left out, nothing is. */
  readonly searchFrom?: number
  /** How addresses call the states, where the list has some. */
  readonly states?: Readonly<Record<string, State>>
  /** What is shown where the address asks for no state; all are then asked for by a word of their own. */
  readonly opensOn?: State
}

export interface ListAddresses<State extends string> {
  /** What makes no sense in an address asks for the first page of all. */
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

/** What is too short to be searched for is no search. */
export function readTerm(query: URLSearchParams, searchFrom: number): string {
  const typed = query.get('search')?.trim() ?? ''
  return typed.length < searchFrom ? '' : typed
}
