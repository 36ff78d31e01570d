import type { ReactNode } from 'react'
import type { QuantityState } from './use-quantity.ts'

/** What other capabilities put on a product's page. */
export interface ProductSlots {
  /** Beside the name, 44 × 44. */
  readonly heart?: ReactNode
  /** Asks for as many pieces as the quantity says; once in the box and once in a phone's bar. */
  readonly requestButton?: (quantity: QuantityState) => ReactNode
}
