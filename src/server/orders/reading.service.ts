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
import { pageCount, pageOffset } from '#domain/paging.ts'
import type { ReadSettings } from '#domain/settings/sections.ts'
import { toLatinDigits } from '#domain/text/text.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { isId } from '#server/platform/ids.ts'
import {
  countManaged,
  countOwn,
  countWaiting,
  type ListPart,
  listManaged,
  listOwn,
  listWaitingFirst,
  type ManagedOrders,
  type VisibleOrders,
} from './lists/order-lists.repository.ts'
import { type OrderSearch, searchOrders } from './lists/order-search.repository.ts'
import { isMerchantsView, orderReplies } from './orders.replies.ts'
import { type FoundOrder, findOpenOrder, listFound, listLines, type OrderLineRow } from './orders.repository.ts'

export interface ReadingDeps {
  readonly database: Database
  readonly settings: ReadSettings
}

interface PageAsked {
  readonly page: number
  readonly limit: number
}

export async function listOwnOrders(deps: ReadingDeps, viewer: SignedIn, page: PageAsked): Promise<CallReply<'GET /api/order/me'>> {
  const { db } = deps.database
  const [ids, count] = await Promise.all([listOwn(db, viewer.id, partOf(page)), countOwn(db, viewer.id)])
  return pageOf(deps, viewer, { scope: 'me', page, ids, count })
}

export async function listCustomersOrders(
  deps: ReadingDeps,
  viewer: SignedIn,
  { status, sort, ...page }: PageAsked & { readonly status?: OrderStatus | undefined; readonly sort?: OrderSort | undefined },
): Promise<CallReply<'GET /api/order'>> {
  const { db } = deps.database
  const scope = defaultOrderScope(viewer)
  const visible = managedOrdersOf(viewer)
  if (visible === null) return pageOf(deps, viewer, { scope, page, ids: [], count: 0 })
  const list = sort === 'waiting' ? listWaitingFirst : listManaged
  const [ids, count] = await Promise.all([list(db, { visible, status }, partOf(page)), countManaged(db, { visible, status })])
  return pageOf(deps, viewer, { scope, page, ids, count })
}

export async function countWaitingOrders({ database }: ReadingDeps, viewer: Manager): Promise<CallReply<'GET /api/order/waiting'>> {
  const visible = managedOrdersOf(viewer)
  return { count: visible === null ? 0 : await countWaiting(database.db, visible) }
}

function partOf({ page, limit }: PageAsked): ListPart {
  return { limit, offset: pageOffset(page, limit) }
}

interface PageRead {
  readonly scope: OrderScope
  readonly page: PageAsked
  readonly ids: readonly string[]
  readonly count: number
}

async function pageOf(
  { database: { db }, settings }: ReadingDeps,
  viewer: SignedIn,
  { scope, page, ids, count }: PageRead,
): Promise<CallReply<'GET /api/order'>> {
  return {
    orders: await orderReplies({ db, settings }, viewer, scope, await listFound(db, ids)),
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
  const found = await listFound(database.db, await searchOrders(database.db, visible, wanted))
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
  return scope === 'me' ? { userId: viewer.id } : managedOrdersOf(viewer)
}

function managedOrdersOf({ role, brandId }: Pick<SignedIn, 'role' | 'brandId'>): ManagedOrders | null {
  if (role === 'ROLE ADMIN') return 'all'
  return role === 'ROLE MEMBER' || brandId === null ? null : { brandId }
}
