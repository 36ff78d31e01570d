import { forOrders, OrdersRoute } from './list.tsx'

export const clientLoader = forOrders('brand')

export default OrdersRoute
