export interface FilterOption {
  readonly slug: string
  /** The name in the language of the screen. */
  readonly name: string
  /** It is within the option that stands before it. */
  readonly isWithin?: boolean
}

export interface FilterOptions {
  readonly categories: readonly FilterOption[]
  readonly brands: readonly FilterOption[]
  /** True where at least one product is rated; otherwise the rating filter would find nothing. */
  readonly hasRatings: boolean
  /** True for viewers who may see prices: the bounds would give prices away. */
  readonly hasPrices: boolean
}
