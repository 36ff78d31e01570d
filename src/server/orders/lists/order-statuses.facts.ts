import { NIL_ID } from '#domain/nil-id.ts'
import { isWaiting, type LineStatus, type OrderStatus, orderStatus } from '#domain/orders/orders.ts'

/** Names the order with all of its lines; no brand has this id. */
export const WHOLE_ORDER = NIL_ID

export interface ScopedStatus {
  /** A brand, or `WHOLE_ORDER`. */
  readonly scope: string
  readonly status: OrderStatus
  readonly isWaiting: boolean
}

interface ScopedLine {
  readonly status: LineStatus
  readonly brandId?: string | null | undefined
}

/** The status of an order as a whole, and as each brand in it sees it. */
export function scopedStatuses(lines: readonly ScopedLine[]): ScopedStatus[] {
  const ofBrands = Map.groupBy(lines, ({ brandId }) => brandId ?? WHOLE_ORDER)
  ofBrands.set(WHOLE_ORDER, [...lines])
  return [...ofBrands].map(([scope, own]) => ({ scope, status: orderStatus(own), isWaiting: isWaiting(own) }))
}
