import type { CallReply } from '#contract/endpoints.ts'
import { RefusalError } from '#domain/errors.ts'
import { typedOrderNumber } from '#domain/order-numbers.ts'
import { defaultOrderScope, ORDER_SEARCH_MIN, type OrderScope, type OrderSort, type OrderStatus, refuseOrderScope } from '#domain/orders.ts'
import { MAX_FOUND_RECORDS, pageCount, pageOffset } from '#domain/paging.ts'
import { toLatinDigits } from '#domain/text.ts'
import { userSearchParts } from '#domain/user-search.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { isId } from '#server/platform/ids.ts'
import { orderReplies, type SignedIn } from './orders.replies.ts'
import {
  countOrders,
  countWaiting,
  findOpenOrder,
  listOrders,
  listWaitingFirst,
  type OrderCircle,
  type OrderSearch,
  searchOrders,
} from './orders.repository.ts'

export interface ReadingDeps {
  readonly database: Database
}

interface PageAsked {
  readonly page: number
  readonly limit: number
}

export async function listOwnOrders({ database }: ReadingDeps, viewer: Viewer, page: PageAsked): Promise<CallReply<'GET /api/order/me'>> {
  const who = signedIn(viewer)
  return pageOf(database.db, who, { scope: 'me', page })
}

export async function listCustomersOrders(
  { database }: ReadingDeps,
  viewer: Viewer,
  { status, sort, ...page }: PageAsked & { readonly status?: OrderStatus | undefined; readonly sort?: OrderSort | undefined },
): Promise<CallReply<'GET /api/order'>> {
  const who = signedIn(viewer)
  return pageOf(database.db, who, { scope: defaultOrderScope(who), status, sort, page })
}

export async function countWaitingOrders({ database }: ReadingDeps, viewer: Viewer): Promise<CallReply<'GET /api/order/waiting'>> {
  const who = signedIn(viewer)
  const circle = circleOf(who, defaultOrderScope(who))
  return { count: circle === null ? 0 : await countWaiting(database.db, circle) }
}

interface ListAsked {
  readonly scope: OrderScope
  readonly status?: OrderStatus | undefined
  readonly sort?: OrderSort | undefined
  readonly page: PageAsked
}

async function pageOf(db: Db, viewer: SignedIn, { scope, status, sort, page }: ListAsked): Promise<CallReply<'GET /api/order'>> {
  const circle = circleOf(viewer, scope)
  const offset = pageOffset(page.page, page.limit)
  const list = sort === 'waiting' ? listWaitingFirst : listOrders
  const which = circle === null ? null : { circle, status }
  const [found, count] =
    which === null ? [[], 0] : await Promise.all([list(db, which, { limit: page.limit, offset }), countOrders(db, which)])
  return { orders: await orderReplies(db, viewer, scope, found), totalPages: pageCount(count, page.limit), currentPage: page.page, count }
}

export async function findOrders(
  { database }: ReadingDeps,
  viewer: Viewer,
  { search, scope: asked }: { search: string; scope?: OrderScope | undefined },
): Promise<CallReply<'GET /api/order/search'>> {
  const who = signedIn(viewer)
  const scope = asked ?? defaultOrderScope(who)
  const refusal = refuseOrderScope(who, scope)
  if (refusal !== null) throw new RefusalError(refusal)
  const circle = circleOf(who, scope)
  const wanted = orderSearch(who, search)
  if (circle === null || wanted === null) return { orders: [] }
  const found = await searchOrders(database.db, circle, wanted, MAX_FOUND_RECORDS)
  return { orders: await orderReplies(database.db, who, scope, found) }
}

export async function getOrder({ database }: ReadingDeps, viewer: Viewer, id: string): Promise<CallReply<'GET /api/order/:id'>> {
  const who = signedIn(viewer)
  const found = isId(id) ? await findOpenOrder(database.db, id) : null
  if (found === null) throw new RefusalError('order/not-found')
  const scope = found.userId === who.id ? 'me' : defaultOrderScope(who)
  const isForeign = (scope === 'me' && found.userId !== who.id) || circleOf(who, scope) === null
  const [order] = isForeign ? [] : await orderReplies(database.db, who, scope, [found])
  if (order === undefined || order.products.length === 0) throw new RefusalError('order/not-found')
  return { order }
}

/** Null when the term is too short to search by. */
export function orderSearch(viewer: SignedIn, typed: string): OrderSearch | null {
  const idPart = toLatinDigits(typed).trim().toLowerCase()
  if (idPart.length < ORDER_SEARCH_MIN) return null
  return { idPart, number: typedOrderNumber(typed), requesterParts: viewer.role === 'ROLE ADMIN' ? userSearchParts(typed) : [] }
}

/** Null when there can be no orders: a merchant without a brand. */
function circleOf(viewer: SignedIn, scope: OrderScope): OrderCircle | null {
  switch (scope) {
    case 'me':
      return { userId: viewer.id }
    case 'all':
      return 'all'
    case 'brand':
      return viewer.role === 'ROLE ADMIN' ? 'all' : viewer.brandId === null ? null : { brandId: viewer.brandId }
  }
}

export function signedIn(viewer: Viewer): SignedIn {
  if (viewer.kind === 'anonymous') throw new RefusalError('unauthorized')
  return viewer
}
