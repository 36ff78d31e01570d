import type { OrderReply } from '#contract/orders.ts'
import { ORDER_SEARCH_MIN, type OrderScope, type OrderStatus } from '#domain/orders/orders.ts'
import { FIRST_PAGE, RECORDS_PER_PAGE } from '#domain/paging.ts'
import { ordersTexts } from '#i18n/sets/orders.ts'
import type { Api } from '../../../platform/calls/api.ts'
import { type ListQuery, listAddresses } from '../../../platform/lists/list-query.ts'
import type { Records } from '../../../platform/lists/records.ts'
import { loadTexts } from '../../../platform/texts/texts.ts'

export interface OrderList extends ListQuery<OrderStatus>, Records<OrderReply> {
  readonly scope: OrderScope
  /** The time of the answer; later requests are not in the list. */
  readonly loadedAt: number
}

export const orderAddresses = listAddresses<OrderStatus>({
  searchFrom: ORDER_SEARCH_MIN,
  states: { new: 'Not processed', processing: 'Processing', shipped: 'Shipped', delivered: 'Delivered' },
})

export async function loadOrders(api: Api, scope: OrderScope, query: URLSearchParams): Promise<OrderList> {
  const list = await fetchOrders(api, scope, query)
  // Greetings are in the customers' own languages.
  const languages = new Set(scope === 'all' ? list.rows.flatMap(({ requester }) => requester?.language ?? []) : [])
  await Promise.all([...languages].map((language) => loadTexts(language, ordersTexts)))
  return list
}

async function fetchOrders(api: Api, scope: OrderScope, query: URLSearchParams): Promise<OrderList> {
  const { page, term, state } = orderAddresses.read(query)
  const loadedAt = Date.now()
  if (term !== '') {
    const { orders } = await api.call('GET /api/order/search', { query: { search: term, scope } })
    return { scope, rows: orders, count: orders.length, totalPages: 1, page: FIRST_PAGE, term, state, loadedAt }
  }
  const asked = { page, limit: RECORDS_PER_PAGE, ...(state === null ? {} : { status: state }) }
  const { orders, count, totalPages, currentPage } =
    scope === 'me'
      ? await api.call('GET /api/order/me', { query: asked })
      : await api.call('GET /api/order', { query: { ...asked, ...(scope === 'all' ? { sort: 'waiting' } : {}) } })
  return { scope, rows: orders, count, totalPages, page: currentPage, term, state, loadedAt }
}
