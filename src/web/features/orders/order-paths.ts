import type { OrderScope } from '#domain/orders.ts'

/** Where each list of orders stands. */
export const ORDER_LISTS = {
  me: '/dashboard/orders',
  all: '/dashboard/orders/customers',
  brand: '/dashboard/orders/brand',
} as const satisfies Record<OrderScope, string>

/** What a list tells the order that is opened from it, so that the way back leads to the same place. */
export interface FromList {
  readonly list: string
}

/** The address of the list somebody came from; null for whoever came another way. */
export function listOf(state: unknown): string | null {
  const list = typeof state === 'object' && state !== null && 'list' in state ? state.list : null
  return typeof list === 'string' && /^(\/ar)?\/dashboard\/orders(\/|\?|$)/.test(list) ? list : null
}
