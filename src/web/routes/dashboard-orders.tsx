import { forOrders, OrdersRoute } from './dashboard-orders-list.tsx'

export const clientLoader = forOrders('me')

export default OrdersRoute
