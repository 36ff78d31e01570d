import { type OrderScope, orderScopeOf, WHOLE_ORDER } from '#domain/orders/order-scope.ts'
import { isWaiting, type LineStatus, type OrderStatus, orderStatus } from '#domain/orders/orders.ts'

export interface ScopedStatus {
  readonly scope: OrderScope
  readonly status: OrderStatus
  readonly isWaiting: boolean
}

interface ScopedLine {
  readonly status: LineStatus
  readonly brandId?: string | null | undefined
}

/** The status of an order as a whole, and as each brand in it sees it. A line without a brand counts for the whole alone. */
export function scopedStatuses(lines: readonly ScopedLine[]): ScopedStatus[] {
  const branded = lines.flatMap(({ brandId, status }) => (brandId == null ? [] : [{ scope: orderScopeOf(brandId), status }]))
  const scopes = [...Map.groupBy(branded, ({ scope }) => scope), [WHOLE_ORDER, lines] as const]
  return scopes.map(([scope, own]) => ({ scope, status: orderStatus(own), isWaiting: isWaiting(own) }))
}
