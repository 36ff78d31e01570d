import type { CallReply } from '#contract/endpoints.ts'
import { userSearchParts } from '#domain/accounts/user-search.ts'
import type { Manager, SignedIn } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import { typedOrderNumber } from '#domain/orders/order-numbers.ts'
import {
  defaultOrderScope,
  ORDER_SEARCH_MIN,
  type OrderScope,
  type OrderSort,
  type OrderStatus,
  refuseOrderScope,
} from '#domain/orders/orders.ts'
import { MAX_FOUND_RECORDS, pageCount, pageOffset } from '#domain/paging.ts'
import type { ReadSettings } from '#domain/settings/sections.ts'
import { toLatinDigits } from '#domain/text/text.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { isId } from '#server/platform/ids.ts'
import { isMerchantsView, orderReplies } from './orders.replies.ts'
import {
  countOrders,
  countWaiting,
  type FoundOrder,
  findOpenOrder,
  listLines,
  listOrders,
  listWaitingFirst,
  type OrderLineRow,
  type OrderSearch,
  searchOrders,
  type VisibleOrders,
} from './orders.repository.ts'

export interface ReadingDeps {
  readonly database: Database
  readonly settings: ReadSettings
}

interface PageAsked {
  readonly page: number
  readonly limit: number
}

export async function listOwnOrders(deps: ReadingDeps, viewer: SignedIn, page: PageAsked): Promise<CallReply<'GET /api/order/me'>> {
  return pageOf(deps, viewer, { scope: 'me', page })
}

export async function listCustomersOrders(
  deps: ReadingDeps,
  viewer: SignedIn,
  { status, sort, ...page }: PageAsked & { readonly status?: OrderStatus | undefined; readonly sort?: OrderSort | undefined },
): Promise<CallReply<'GET /api/order'>> {
  return pageOf(deps, viewer, { scope: defaultOrderScope(viewer), status, sort, page })
}

export async function countWaitingOrders({ database }: ReadingDeps, viewer: Manager): Promise<CallReply<'GET /api/order/waiting'>> {
  const visible = visibleOrdersOf(viewer, defaultOrderScope(viewer))
  return { count: visible === null ? 0 : await countWaiting(database.db, visible) }
}

interface ListAsked {
  readonly scope: OrderScope
  readonly status?: OrderStatus | undefined
  readonly sort?: OrderSort | undefined
  readonly page: PageAsked
}

async function pageOf(
  { database: { db }, settings }: ReadingDeps,
  viewer: SignedIn,
  { scope, status, sort, page }: ListAsked,
): Promise<CallReply<'GET /api/order'>> {
  const visible = visibleOrdersOf(viewer, scope)
  const offset = pageOffset(page.page, page.limit)
  const list = sort === 'waiting' ? listWaitingFirst : listOrders
  const which = visible === null ? null : { visible, status }
  const [found, count] =
    which === null ? [[], 0] : await Promise.all([list(db, which, { limit: page.limit, offset }), countOrders(db, which)])
  return {
    orders: await orderReplies({ db, settings }, viewer, scope, found),
    totalPages: pageCount(count, page.limit),
    currentPage: page.page,
    count,
  }
}

export async function findOrders(
  { database, settings }: ReadingDeps,
  viewer: SignedIn,
  { search, scope: asked }: { search: string; scope?: OrderScope | undefined },
): Promise<CallReply<'GET /api/order/search'>> {
  const scope = asked ?? defaultOrderScope(viewer)
  const refusal = refuseOrderScope(viewer, scope)
  if (refusal !== null) throw new RefusalError(refusal)
  const visible = visibleOrdersOf(viewer, scope)
  const wanted = orderSearch(viewer, search)
  if (visible === null || wanted === null) return { orders: [] }
  const found = await searchOrders(database.db, visible, wanted, MAX_FOUND_RECORDS)
  return { orders: await orderReplies({ db: database.db, settings }, viewer, scope, found) }
}

export async function getOrder(
  { database, settings }: ReadingDeps,
  viewer: SignedIn,
  id: string,
): Promise<CallReply<'GET /api/order/:id'>> {
  const { found, scope } = await findWithin(database.db, viewer, id)
  const [order] = await orderReplies({ db: database.db, settings }, viewer, scope, [found])
  if (order === undefined || (isMerchantsView(viewer, scope) && order.products.length === 0)) throw new RefusalError('order/not-found')
  return { order }
}

interface SeenOrder {
  readonly order: FoundOrder
  /** The lines that the viewer sees. */
  readonly lines: readonly OrderLineRow[]
  /** True for a merchant's view: only lines of its own brand. */
  readonly isForMerchant: boolean
}

/** The rows of an order that the viewer may see. */
export async function findSeenOrder(db: Db, viewer: SignedIn, id: string): Promise<SeenOrder> {
  const { found, scope } = await findWithin(db, viewer, id)
  const isForMerchant = isMerchantsView(viewer, scope)
  const lines = await listLines(db, [found.id], isForMerchant ? viewer.brandId : null)
  if (isForMerchant && lines.length === 0) throw new RefusalError('order/not-found')
  return { order: found, lines, isForMerchant }
}

async function findWithin(db: Db, viewer: SignedIn, id: string): Promise<{ readonly found: FoundOrder; readonly scope: OrderScope }> {
  const found = isId(id) ? await findOpenOrder(db, id) : null
  if (found === null) throw new RefusalError('order/not-found')
  const scope = found.userId === viewer.id ? 'me' : defaultOrderScope(viewer)
  const isForeign = (scope === 'me' && found.userId !== viewer.id) || visibleOrdersOf(viewer, scope) === null
  if (isForeign) throw new RefusalError('order/not-found')
  return { found, scope }
}

/** Null when the term is too short to search by. */
export function orderSearch(viewer: SignedIn, typed: string): OrderSearch | null {
  const idPart = toLatinDigits(typed).trim().toLowerCase()
  if (idPart.length < ORDER_SEARCH_MIN) return null
  return { idPart, number: typedOrderNumber(typed), requesterParts: viewer.role === 'ROLE ADMIN' ? userSearchParts(typed) : [] }
}

/** Null when there can be no orders: a merchant without a brand. */
function visibleOrdersOf(viewer: SignedIn, scope: OrderScope): VisibleOrders | null {
  switch (scope) {
    case 'me':
      return { userId: viewer.id }
    case 'all':
      return 'all'
    case 'brand':
      return viewer.role === 'ROLE ADMIN' ? 'all' : viewer.brandId === null ? null : { brandId: viewer.brandId }
  }
}
