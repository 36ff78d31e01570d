import { SECTIONS } from '#domain/dashboard.ts'
import type { OrderScope } from '#domain/orders.ts'
import type { StepState } from '../../platform/arrival.ts'

/** The heading over each list. */
export const ORDERS_HEADING = 'orders-heading'

/** Where each list of orders stands. */
export const ORDER_LISTS = {
  me: '/dashboard/orders',
  all: '/dashboard/orders/customers',
  brand: '/dashboard/orders/brand',
} as const satisfies Record<OrderScope, string>

/** Cancelled requests, and below it each of them. */
export const ORDER_ARCHIVE = SECTIONS.archive

/** What a list tells the order that is opened from it, so that the way back leads to the same place. */
export interface FromList {
  readonly list: string
}

/** What a list is told when the order somebody looked at is gone. */
export interface AfterCancelling extends StepState {
  readonly cancelled: string
}

/** The number of the order that was cancelled on the way here; null for whoever came another way. */
export function cancelledIn(state: unknown): string | null {
  const number = typeof state === 'object' && state !== null && 'cancelled' in state ? state.cancelled : null
  return typeof number === 'string' ? number : null
}

/** The address of the list somebody came from; null for whoever came another way. */
export function listOf(state: unknown): string | null {
  const list = typeof state === 'object' && state !== null && 'list' in state ? state.list : null
  return typeof list === 'string' && /^(\/ar)?\/dashboard\/orders(\/|\?|$)/.test(list) ? list : null
}
