import { checkBag } from '#server/catalogue/bag-products.service.ts'
import { type Door, door } from '#server/platform/http/door.ts'
import { createJoined } from '#server/platform/joined.ts'
import { cancelOrder, setLineStatus } from './changing.service.ts'
import { type OrderDeps, placeOrder, storeCart } from './placing.service.ts'
import { findOrders, getOrder, listCustomersOrders, listOwnOrders } from './reading.service.ts'

export function orderDoors(deps: OrderDeps): readonly Door[] {
  const placing = { ...deps, confirms: createJoined<string>() }
  return [
    door('POST /api/cart/check', ({ viewer, body }) => checkBag(deps, viewer, body.products)),
    door('POST /api/cart/add', ({ viewer, body }) => storeCart(deps, viewer, body.products)),
    door('POST /api/order/add', ({ viewer, body }) => placeOrder(placing, viewer, body.cartId)),
    door('GET /api/order', ({ viewer, query }) => listCustomersOrders(deps, viewer, query)),
    door('GET /api/order/me', ({ viewer, query }) => listOwnOrders(deps, viewer, query)),
    door('GET /api/order/search', ({ viewer, query }) => findOrders(deps, viewer, query)),
    door('GET /api/order/:id', ({ viewer, params }) => getOrder(deps, viewer, params.id)),
    door('DELETE /api/order/cancel/:id', ({ viewer, params }) => cancelOrder(deps, viewer, params.id)),
    door('PUT /api/order/status/item/:itemId', ({ viewer, params, body }) =>
      setLineStatus(deps, viewer, { itemId: params.itemId, orderId: body.orderId, status: body.status }),
    ),
  ]
}
