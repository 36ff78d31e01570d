import type { CallInput, CallReply } from '#contract/endpoints.ts'
import { SECTIONS } from '#domain/dashboard.ts'
import { LOST_REASONS, type LostReason } from '#domain/desk/entries.ts'
import { FIGURE_LISTS, type FigureList } from '#domain/figures/lists.ts'
import { FIRST_PAGE, RECORDS_PER_PAGE, readPage } from '#domain/paging.ts'
import type { Api } from '../../../platform/calls/api.ts'
import type { Records } from '../../../platform/lists/records.ts'

export type FigureEntries = CallReply<'GET /api/figures/entries'>
export type FigureEntry = FigureEntries['entries'][number]
/** A list behind a figure: everything of its address but the page. */
export interface FigureListQuery
  extends Omit<NonNullable<CallInput<'GET /api/figures/entries'>['query']>, 'page' | 'limit' | 'reason' | 'show'> {
  readonly show: FigureList
  readonly reason?: LostReason | undefined
}

export interface LoadedFigureList extends Records<FigureEntry> {
  readonly query: FigureListQuery
  readonly reply: FigureEntries
}

const NARROWING = ['from', 'to', 'brand', 'category', 'without', 'sku', 'salesperson', 'nobody'] as const

export function figureListAddress(query: FigureListQuery, page = FIRST_PAGE): string {
  const address = new URLSearchParams({ show: query.show })
  for (const key of [...NARROWING, 'reason'] as const) {
    const value = query[key]
    if (value !== undefined) address.set(key, String(value))
  }
  if (page > FIRST_PAGE) address.set('page', String(page))
  return `${SECTIONS.figures}/list?${address}`
}

/** An address without a known list is one of what was asked for; the server refuses other invalid values. */
export function readFigureListQuery(address: URLSearchParams): FigureListQuery {
  const narrowed = NARROWING.flatMap((key) => {
    const value = address.get(key)
    return value === null || value === '' ? [] : [[key, value]]
  })
  const reason = LOST_REASONS.find((each) => each === address.get('reason'))
  const show = FIGURE_LISTS.find((list) => list === address.get('show')) ?? 'asked'
  return { show, ...Object.fromEntries(narrowed), ...(reason === undefined ? {} : { reason }) }
}

export async function loadFigureList(api: Api, address: URLSearchParams): Promise<LoadedFigureList> {
  const query = readFigureListQuery(address)
  const asked = { ...query, page: readPage(address.get('page')), limit: RECORDS_PER_PAGE }
  const reply = await api.call('GET /api/figures/entries', { query: asked })
  const { entries: rows, count, totalPages, currentPage: page } = reply
  return { rows, count, totalPages, page, term: '', query, reply }
}
