import type { ReactNode } from 'react'
import type { QuantityState } from './use-quantity.ts'

/** Parts of a product's page that other features provide. */
export interface ProductSlots {
  /** The heart stands beside the name, 44 × 44. */
  readonly heart?: ReactNode
  /** Renders the button that asks for the chosen quantity; once in the box and once in a phone's bar. */
  readonly requestButton?: (quantity: QuantityState) => ReactNode
}
