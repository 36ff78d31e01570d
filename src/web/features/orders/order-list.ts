import type { OrderReply } from '#contract/orders.ts'
import { ORDER_SEARCH_MIN, type OrderScope, type OrderStatus } from '#domain/orders.ts'
import { FIRST_PAGE, RECORDS_PER_PAGE } from '#domain/paging.ts'
import type { Api } from '../../platform/api.ts'
import { type ListQuery, listAddresses } from '../../platform/list-query.ts'

export interface OrderList extends ListQuery<OrderStatus> {
  readonly scope: OrderScope
  readonly orders: readonly OrderReply[]
  readonly count: number
  readonly totalPages: number
}

export const orderAddresses = listAddresses<OrderStatus>({
  searchFrom: ORDER_SEARCH_MIN,
  states: { new: 'Not processed', processing: 'Processing', shipped: 'Shipped', delivered: 'Delivered' },
})

export async function loadOrders(api: Api, scope: OrderScope, query: URLSearchParams): Promise<OrderList> {
  const { page, term, state } = orderAddresses.read(query)
  if (term !== '') {
    const { orders } = await api.call('GET /api/order/search', { query: { search: term, scope } })
    return { scope, orders, count: orders.length, totalPages: 1, page: FIRST_PAGE, term, state }
  }
  const asked = { page, limit: RECORDS_PER_PAGE, ...(state === null ? {} : { status: state }) }
  const call = scope === 'me' ? 'GET /api/order/me' : 'GET /api/order'
  const { orders, count, totalPages, currentPage } = await api.call(call, { query: asked })
  return { scope, orders, count, totalPages, page: currentPage, term, state }
}
