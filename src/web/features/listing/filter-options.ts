export interface FilterOption {
  readonly slug: string
  /** In the language of the screen. */
  readonly name: string
}

export interface FilterOptions {
  readonly categories: readonly FilterOption[]
  readonly brands: readonly FilterOption[]
  /** Whether anything on show has been rated; else the choice would lead nowhere. */
  readonly hasRatings: boolean
  /** Only for viewers who may see prices: bounds would tell them. */
  readonly hasPrices: boolean
}
