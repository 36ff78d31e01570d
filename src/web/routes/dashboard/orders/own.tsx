import { forOrders, OrdersRoute } from './list.tsx'

export const clientLoader = forOrders('me')

export default OrdersRoute
