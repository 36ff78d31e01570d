import { SECTIONS } from '#domain/dashboard.ts'
import type { OrderScope } from '#domain/orders/orders.ts'
import type { StepState } from '../../platform/lists/arrival.ts'

/** The id of the heading over each list. */
export const ORDERS_HEADING = 'orders-heading'

/** The path of each list of orders. */
export const ORDER_LISTS = {
  me: '/dashboard/orders',
  all: '/dashboard/orders/customers',
  brand: '/dashboard/orders/brand',
} as const satisfies Record<OrderScope, string>

/** The path of the form for a request by phone. */
export const NEW_ORDER = '/dashboard/orders/new'

/** The path of cancelled requests, and below it each of them. */
export const ORDER_ARCHIVE = SECTIONS.archive

/** Router state that a list passes to its orders, so that the way back leads to the same place. */
export interface FromList {
  readonly list: string
}

/** Router state that a list gets when the order on screen was cancelled. */
export interface AfterCancelling extends StepState {
  readonly cancelled: string
}

/** The number of the order that was cancelled just before; null for any other arrival. */
export function cancelledIn(state: unknown): string | null {
  const number = typeof state === 'object' && state !== null && 'cancelled' in state ? state.cancelled : null
  return typeof number === 'string' ? number : null
}

/** The address of the list that led here; null for any other arrival. */
export function listOf(state: unknown): string | null {
  const list = typeof state === 'object' && state !== null && 'list' in state ? state.list : null
  return typeof list === 'string' && /^(\/ar)?\/dashboard\/orders(\/|\?|$)/.test(list) ? list : null
}
