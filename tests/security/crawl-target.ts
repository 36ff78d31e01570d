/** One address that anybody may ask for, or send this body to. */
export interface CrawlTarget {
  readonly path: string
  readonly body?: object
  readonly isPage?: boolean
  /** The API document speaks of prices without naming one, so its keys are not looked at, only its numbers. */
  readonly isDescription?: boolean
}

/** What the crawl knows of the shop that it walks through. */
export interface CrawlRecords {
  readonly products: readonly { readonly id: string; readonly slug: string }[]
  readonly brands: readonly string[]
  readonly categories: readonly string[]
}
