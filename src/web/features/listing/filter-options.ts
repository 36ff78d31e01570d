export interface FilterOption {
  readonly slug: string
  /** In the language of the screen. */
  readonly name: string
}

export interface FilterOptions {
  readonly categories: readonly FilterOption[]
  readonly brands: readonly FilterOption[]
  /** Only for viewers who may see prices: bounds would tell them. */
  readonly hasPrices: boolean
}
