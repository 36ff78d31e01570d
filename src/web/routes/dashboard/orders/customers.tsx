import { forOrders, OrdersRoute } from './list.tsx'

export const clientLoader = forOrders('all')

export default OrdersRoute
