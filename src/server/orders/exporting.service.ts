import type { OrderStatus } from '#domain/orders/orders.ts'
import type { Db } from '#server/platform/db/database.ts'
import { countManaged, listStatedAfter } from './lists/order-lists.repository.ts'
import { type FoundOrder, listFound, listLines, type OrderLineRow } from './orders.repository.ts'

export interface ExportedOrder extends FoundOrder {
  readonly lines: readonly OrderLineRow[]
}

/** All orders, the oldest first, a part at a time: those after an id. */
export async function ordersAfter(
  db: Db,
  status: OrderStatus | undefined,
  part: { readonly after: string | null; readonly limit: number },
): Promise<ExportedOrder[]> {
  const ids = await listStatedAfter(db, status, part)
  const found = await listFound(db, ids)
  const lines = Map.groupBy(await listLines(db, ids, null), ({ orderId }) => orderId)
  return found.map((order) => ({ ...order, lines: lines.get(order.id) ?? [] }))
}

export function countAllOrders(db: Db, status: OrderStatus | undefined): Promise<number> {
  return countManaged(db, { visible: 'all', status })
}
