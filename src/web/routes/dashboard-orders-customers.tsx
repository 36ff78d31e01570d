import { forOrders, OrdersRoute } from './dashboard-orders-list.tsx'

export const clientLoader = forOrders('all')

export default OrdersRoute
