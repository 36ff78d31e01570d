/** One address that anybody may ask for, or send this body to. */
export interface CrawlTarget {
  readonly path: string
  readonly body?: object
  readonly isPage?: boolean
  /** The API document names prices without amounts, so only its numbers are checked, not its keys. */
  readonly isDescription?: boolean
}

/** Records of the shop that the crawl walks through. */
export interface CrawlRecords {
  readonly products: readonly { readonly id: string; readonly slug: string }[]
  readonly brands: readonly string[]
  readonly categories: readonly string[]
  /** Tokens of requests by phone. */
  readonly requests: readonly string[]
  /** Tokens of sent offers: by the technical link nobody sees an amount, by the answering one only the page's calls do. */
  readonly offers: readonly { readonly answering: string; readonly technical: string }[]
}
