import { readCards } from '#server/catalogue/shop/products.service.ts'
import { type Door, door } from '#server/platform/http/door.ts'
import { SingleFlight } from '#server/platform/single-flight.ts'
import { getArchived, listArchive } from './archive.service.ts'
import { cancelOrder, setAllStatuses, setLineStatus } from './order-changes.service.ts'
import type { OrderChangeDeps } from './orders.deps.ts'
import { type PlacedOrder, placeOrder, storeCart } from './placing.service.ts'
import { countWaitingOrders, findOrders, getOrder, listCustomersOrders, listOwnOrders } from './reading.service.ts'

export function orderDoors(deps: OrderChangeDeps): readonly Door[] {
  const placing = { ...deps, confirms: new SingleFlight<PlacedOrder>() }
  return [
    door('POST /api/cart/check', ({ viewer, body }) => readCards(deps, viewer, body.products)),
    door('POST /api/cart/add', ({ viewer, body }) => storeCart(deps, viewer, body)),
    door('POST /api/order/add', ({ viewer, body }) => placeOrder(placing, viewer, body)),
    door('GET /api/order', ({ viewer, query }) => listCustomersOrders(deps, viewer, query)),
    door('GET /api/order/me', ({ viewer, query }) => listOwnOrders(deps, viewer, query)),
    door('GET /api/order/search', ({ viewer, query }) => findOrders(deps, viewer, query)),
    door('GET /api/order/waiting', ({ viewer }) => countWaitingOrders(deps, viewer)),
    door('GET /api/order/archive', ({ viewer, query }) => listArchive(deps, viewer, query)),
    door('GET /api/order/archive/:id', ({ viewer, params }) => getArchived(deps, viewer, params.id)),
    door('GET /api/order/:id', ({ viewer, params }) => getOrder(deps, viewer, params.id)),
    door('DELETE /api/order/cancel/:id', ({ viewer, params, body }) => cancelOrder(deps, viewer, { id: params.id, reason: body?.reason })),
    door('PUT /api/order/status/item/:itemId', ({ viewer, params, body }) =>
      setLineStatus(deps, viewer, { ...body, itemId: params.itemId }),
    ),
    door('PUT /api/order/status/all', ({ viewer, body }) => setAllStatuses(deps, viewer, body)),
  ]
}
