import type { CallReply } from '#contract/endpoints.ts'
import type { OrderLineReply, OrderReply } from '#contract/orders.ts'
import { RefusalError } from '#domain/errors.ts'
import { piastres } from '#domain/money.ts'
import {
  defaultOrderScope,
  lineTotal,
  ORDER_SEARCH_MIN,
  type OrderScope,
  type OrderStatus,
  orderStatus,
  orderTotal,
  refuseOrderScope,
} from '#domain/orders.ts'
import { MAX_FOUND_RECORDS, pageCount, pageOffset } from '#domain/paging.ts'
import { visibleAmounts } from '#domain/pricing.ts'
import { toLatinDigits } from '#domain/text.ts'
import { userSearchParts } from '#domain/user-search.ts'
import type { SignedInViewer, Viewer } from '#domain/viewer.ts'
import { type PicturedProduct, readPictured } from '#server/catalogue/bag-products.service.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { isId } from '#server/platform/ids.ts'
import {
  countOrders,
  type FoundOrder,
  findOpenOrder,
  listLines,
  listOrders,
  type OrderCircle,
  type OrderLineRow,
  searchOrders,
} from './orders.repository.ts'

export interface ReadingDeps {
  readonly database: Database
}

type SignedIn = SignedInViewer & { readonly language: Viewer['language'] }

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
  { status, ...page }: PageAsked & { readonly status?: OrderStatus | undefined },
): Promise<CallReply<'GET /api/order'>> {
  const who = signedIn(viewer)
  return pageOf(database.db, who, { scope: defaultOrderScope(who), status, page })
}

async function pageOf(
  db: Db,
  viewer: SignedIn,
  { scope, status, page }: { scope: OrderScope; status?: OrderStatus | undefined; page: PageAsked },
): Promise<CallReply<'GET /api/order'>> {
  const circle = circleOf(viewer, scope)
  const offset = pageOffset(page.page, page.limit)
  const which = circle === null ? null : { circle, status }
  const [found, count] =
    which === null ? [[], 0] : await Promise.all([listOrders(db, which, { limit: page.limit, offset }), countOrders(db, which)])
  return { orders: await replies(db, viewer, scope, found), totalPages: pageCount(count, page.limit), currentPage: page.page, count }
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
  const idPart = toLatinDigits(search).trim().toLowerCase()
  if (circle === null || idPart.length < ORDER_SEARCH_MIN) return { orders: [] }
  const requesterParts = who.role === 'ROLE ADMIN' ? userSearchParts(search) : []
  const found = await searchOrders(database.db, circle, { idPart, requesterParts }, MAX_FOUND_RECORDS)
  return { orders: await replies(database.db, who, scope, found) }
}

export async function getOrder({ database }: ReadingDeps, viewer: Viewer, id: string): Promise<CallReply<'GET /api/order/:id'>> {
  const who = signedIn(viewer)
  const found = isId(id) ? await findOpenOrder(database.db, id) : null
  if (found === null) throw new RefusalError('order/not-found')
  const scope = found.userId === who.id ? 'me' : defaultOrderScope(who)
  const isForeign = (scope === 'me' && found.userId !== who.id) || circleOf(who, scope) === null
  const [order] = isForeign ? [] : await replies(database.db, who, scope, [found])
  if (order === undefined || order.products.length === 0) throw new RefusalError('order/not-found')
  return { order }
}

/** Null where there can be none: a merchant without a brand. */
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

async function replies(db: Db, viewer: SignedIn, scope: OrderScope, found: readonly FoundOrder[]): Promise<OrderReply[]> {
  const isReduced = scope === 'brand' && viewer.role === 'ROLE MERCHANT'
  const lines = await listLines(
    db,
    found.map(({ id }) => id),
    isReduced ? viewer.brandId : null,
  )
  const products = await readPictured(db, [...new Set(lines.flatMap(({ productId }) => productId ?? []))])
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId)
  return found.map((order) => orderReply(viewer, order, { lines: byOrder.get(order.id) ?? [], products, isReduced }))
}

interface OrderParts {
  readonly lines: readonly OrderLineRow[]
  readonly products: ReadonlyMap<string, PicturedProduct>
  /** Whoever keeps a brand sees its lines alone, and nobody to call. */
  readonly isReduced: boolean
}

function orderReply(viewer: SignedIn, order: FoundOrder, { lines, products, isReduced }: OrderParts): OrderReply {
  const priced = lines.map((line) => ({ ...line, price: piastres(line.pricePiastres) }))
  return {
    _id: order.id,
    cartId: order.cartId,
    cart: order.cartId,
    created: order.created.toISOString(),
    status: orderStatus(lines),
    ...visibleAmounts(viewer, { total: orderTotal(priced) }),
    totalTax: 0,
    ...(isReduced
      ? {}
      : {
          requester: {
            _id: order.userId,
            firstName: order.firstName,
            phoneNumber: order.phoneNumber,
            email: order.email,
            language: order.language,
          },
        }),
    products: lines.map((line) => lineReply(viewer, line, line.productId === null ? undefined : products.get(line.productId))),
  }
}

function lineReply(viewer: SignedIn, line: OrderLineRow, product: PicturedProduct | undefined): OrderLineReply {
  const price = piastres(line.pricePiastres)
  return {
    _id: line.id,
    product: product === undefined ? null : { ...product, brand: line.brandId },
    name: line.name,
    nameAr: line.nameAr,
    sku: line.sku,
    brand: line.brandId,
    taxable: line.isNew,
    quantity: line.quantity,
    status: line.status,
    ...visibleAmounts(viewer, { purchasePrice: price, totalPrice: lineTotal({ price, quantity: line.quantity }) }),
  }
}

function signedIn(viewer: Viewer): SignedIn {
  if (viewer.kind === 'anonymous') throw new RefusalError('unauthorized')
  return viewer
}
