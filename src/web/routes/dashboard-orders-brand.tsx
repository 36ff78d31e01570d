import { forOrders, OrdersRoute } from './dashboard-orders-list.tsx'

export const clientLoader = forOrders('brand')

export default OrdersRoute
