import type { CallInput, CallReply } from '#contract/endpoints.ts'
import { type EntryState, OPEN_STATES } from '#domain/desk/entries.ts'
import { FIRST_PAGE, readPage } from '#domain/paging.ts'
import type { Api } from '../../platform/calls/api.ts'

export const DESK_SEARCH_MIN = 2
export const DESK_FILTERS = ['all', 'mine', 'nobody', 'due', 'late', 'sleeping'] as const
export type DeskFilter = (typeof DESK_FILTERS)[number]
export type DeskReply = CallReply<'GET /api/desk'>

/** The address of the opened card stands beside the list's query. */
export const OPEN_KEY = 'entry'

export interface DeskQuery {
  readonly page: number
  readonly term: string
  readonly filter: DeskFilter
  readonly state: EntryState | ''
  readonly isGrouped: boolean
}

export interface LoadedDesk {
  readonly reply: DeskReply
  readonly query: DeskQuery
  /** The browser's clock when the answer came. */
  readonly at: number
}

/** Invalid values in an address fall back to the first page of everything. */
export function readDeskQuery(query: URLSearchParams): DeskQuery {
  const term = query.get('search')?.trim() ?? ''
  return {
    page: readPage(query.get('page')),
    term: term.length < DESK_SEARCH_MIN ? '' : term,
    filter: DESK_FILTERS.find((filter) => filter === query.get('show')) ?? 'all',
    state: OPEN_STATES.find((state) => state === query.get('state')) ?? '',
    isGrouped: query.get('group') === 'state',
  }
}

/** Another filter starts at the first page and leaves the opened card open. */
export function deskSearch(before: DeskQuery, change: Partial<DeskQuery>, openEntry: string | null): string {
  const { page, term, filter, state, isGrouped } = { ...before, page: FIRST_PAGE, ...change }
  const query = new URLSearchParams()
  if (term !== '') query.set('search', term)
  if (filter !== 'all') query.set('show', filter)
  if (state !== '') query.set('state', state)
  if (isGrouped) query.set('group', 'state')
  if (page > FIRST_PAGE) query.set('page', String(page))
  if (openEntry !== null) query.set(OPEN_KEY, openEntry)
  return query.size === 0 ? '' : `?${query}`
}

export function hasFilter({ term, filter, state }: DeskQuery): boolean {
  return term !== '' || filter !== 'all' || state !== ''
}

const ASKED = {
  all: {},
  mine: { owner: 'mine' },
  nobody: { owner: 'nobody' },
  due: { due: 'yes' },
  late: { late: 'yes' },
  sleeping: { sleeping: 'yes' },
} as const satisfies Record<DeskFilter, CallInput<'GET /api/desk'>['query']>

export async function fetchDesk(api: Api, query: DeskQuery): Promise<LoadedDesk> {
  const { page, term, filter, state } = query
  const asked = {
    page,
    ...ASKED[filter],
    ...(term === '' ? {} : { search: term }),
    ...(state === '' ? {} : { state }),
  }
  const reply = await api.call('GET /api/desk', { query: asked })
  return { reply, query, at: Date.now() }
}

/** The list loads again only when its own part of the address changed, not when a card is opened. */
export function isSameList(one: URLSearchParams, other: URLSearchParams): boolean {
  return (
    deskSearch(readDeskQuery(one), { page: readDeskQuery(one).page }, null) ===
    deskSearch(readDeskQuery(other), { page: readDeskQuery(other).page }, null)
  )
}
