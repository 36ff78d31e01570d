import { readTypedNumber } from './text/typed-numbers.ts'

export const FIRST_PAGE = 1
/** The last page of any list. */
export const LAST_PAGE = 1000
export const PRODUCTS_PER_PAGE = 10
/** The choices of a dashboard's list of products, the first of which it opens with. */
export const ROWS_PER_PAGE = [25, 50, 100] as const
export type RowsPerPage = (typeof ROWS_PER_PAGE)[number]
/** Applies to users, merchants, orders and reviews. */
export const RECORDS_PER_PAGE = 20
export const MAX_PER_PAGE = 100
/** The most results that a search of users, orders or merchants answers. */
export const MAX_FOUND_RECORDS = 100
export const MAX_SUGGESTIONS = 10
/** A search counts its matches no further: its count is a minimum then. */
export const MAX_COUNTED_MATCHES = 10_000

const PAGES_IN_RANGE = 3
const MARGIN_PAGES = 2

/** The page number of an address. Nonsense counts as the first page, and a number beyond the last page as that, which says that it is past the end. */
export function readPage(typed: string | null): number {
  const page = readTypedNumber(typed ?? '') ?? Number.NaN
  return Number.isInteger(page) && page >= FIRST_PAGE ? Math.min(page, LAST_PAGE) : FIRST_PAGE
}

export function pageCount(count: number, limit: number): number {
  return Math.min(Math.ceil(count / limit), LAST_PAGE)
}

/** The number of rows before a page. */
export function pageOffset(page: number, limit: number): number {
  return limit * (page - 1)
}

/** The range of "showing from-to"; null when the page is empty. */
export function shownRange(page: number, limit: number, shown: number): { from: number; to: number } | null {
  if (shown <= 0) return null
  const from = pageOffset(page, limit) + 1
  return { from, to: from + shown - 1 }
}

export type PaginationItem =
  | { kind: 'previous' | 'next'; page: number | null }
  | { kind: 'page'; page: number; isCurrent: boolean }
  | { kind: 'gap'; after: number }

/**
 * Previous, the first and last two pages, three around the current one, gaps between them, next. A gap that would hide a single page
 * shows the page. Empty when there is only one page.
 */
export function paginationItems(page: number, pages: number): PaginationItem[] {
  if (pages <= 1) return []
  const items: PaginationItem[] = [{ kind: 'previous', page: page > FIRST_PAGE ? Math.min(page - 1, pages) : null }]
  let last = 0
  for (const shown of shownPages(page, pages)) {
    if (shown > last + 2) items.push({ kind: 'gap', after: last })
    else if (shown === last + 2) items.push({ kind: 'page', page: shown - 1, isCurrent: false })
    items.push({ kind: 'page', page: shown, isCurrent: shown === page })
    last = shown
  }
  items.push({ kind: 'next', page: page < pages ? page + 1 : null })
  return items
}

function shownPages(page: number, pages: number): number[] {
  const rangeStart = Math.max(FIRST_PAGE, Math.min(page - Math.floor(PAGES_IN_RANGE / 2), pages - PAGES_IN_RANGE + 1))
  const shown = new Set<number>()
  for (let i = 0; i < MARGIN_PAGES; i++) shown.add(FIRST_PAGE + i).add(pages - i)
  for (let i = 0; i < PAGES_IN_RANGE; i++) shown.add(rangeStart + i)
  return [...shown].filter((candidate) => candidate >= FIRST_PAGE && candidate <= pages).sort((a, b) => a - b)
}
