interface AgainLine {
  readonly product: { readonly _id: string } | null
  readonly quantity: number
}

/** The pieces of a product in all its lines: an offer may name it twice, and the bag has one line for it. */
export function piecesOf(lines: readonly AgainLine[], id: string): number {
  return lines.reduce((sum, { product, quantity }) => (product?._id === id ? sum + quantity : sum), 0)
}
