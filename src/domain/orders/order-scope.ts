import { WHOLE_SCOPE } from '../whole-scope.ts'

/** Names one view of an order: its lines of a brand, or the order with all of its lines. */
export type OrderScope = string & { readonly __names: 'order' }

export function orderScopeOf(brandId: string): OrderScope {
  return brandId as OrderScope
}

/** The order with all of its lines; no brand has this id. */
export const WHOLE_ORDER = orderScopeOf(WHOLE_SCOPE)
