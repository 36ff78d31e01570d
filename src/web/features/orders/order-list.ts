import type { OrderReply } from '#contract/orders.ts'
import { ORDER_SEARCH_MIN, type OrderScope } from '#domain/orders.ts'
import { FIRST_PAGE, RECORDS_PER_PAGE } from '#domain/paging.ts'
import type { Api } from '../../platform/api.ts'

export interface OrderList {
  readonly scope: OrderScope
  readonly orders: readonly OrderReply[]
  readonly count: number
  readonly totalPages: number
  readonly page: number
  /** Empty where nothing was searched for. */
  readonly term: string
}

/** What an address of a list asks for; what makes no sense in it asks for the first page of all. */
export function readOrderQuery(query: URLSearchParams): { readonly page: number; readonly term: string } {
  const typed = query.get('search')?.trim() ?? ''
  const page = Number(query.get('page'))
  return {
    term: typed.length < ORDER_SEARCH_MIN ? '' : typed,
    page: Number.isSafeInteger(page) && page > FIRST_PAGE ? page : FIRST_PAGE,
  }
}

/** The query of a list: a search has no pages. */
export function orderQuery({ page = FIRST_PAGE, term = '' }: { readonly page?: number; readonly term?: string }): string {
  const query = new URLSearchParams()
  if (term !== '') query.set('search', term)
  else if (page > FIRST_PAGE) query.set('page', String(page))
  return query.size === 0 ? '' : `?${query}`
}

export async function loadOrders(api: Api, scope: OrderScope, query: URLSearchParams): Promise<OrderList> {
  const { page, term } = readOrderQuery(query)
  if (term !== '') {
    const { orders } = await api.call('GET /api/order/search', { query: { search: term, scope } })
    return { scope, orders, count: orders.length, totalPages: 1, page: FIRST_PAGE, term }
  }
  const call = scope === 'me' ? 'GET /api/order/me' : 'GET /api/order'
  const { orders, count, totalPages, currentPage } = await api.call(call, { query: { page, limit: RECORDS_PER_PAGE } })
  return { scope, orders, count, totalPages, page: currentPage, term }
}
