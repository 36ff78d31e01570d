interface WireProduct {
  readonly taxable: boolean
  readonly inventory: number
}

/** A product under the names that the browser's code uses. */
export type FromWire<P extends WireProduct> = Omit<P, keyof WireProduct> & { readonly isNew: boolean; readonly stock: number }

/** The contract's keys are fixed: `taxable` says that a product is new, `inventory` is its stock. */
export function productFromWire<P extends WireProduct>({ taxable, inventory, ...facts }: P): FromWire<P> {
  return { ...facts, isNew: taxable, stock: inventory }
}
