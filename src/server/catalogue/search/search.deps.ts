import type { ProductOrder } from '#domain/catalogue/products.ts'
import type { CardRow, Paging, SearchCondition, SearchPosition, SuggestionRow } from '#server/catalogue/listing/cards.repository.ts'
import type { FreeFilter } from '#server/catalogue/listing/product-filters.repository.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'

/** A search for visitors: products on show alone. */
export interface ShopSearch {
  readonly filter: FreeFilter
  /** Undefined for best match first. */
  readonly order: ProductOrder | undefined
  readonly paging: Paging
}

export interface SearchFound {
  readonly rows: readonly CardRow[]
  readonly count: number
  /** True when more were found than are counted. */
  readonly countIsMinimum?: boolean
}

/** A search for managers, which also finds products that are not on show. */
export interface ManagedSearch {
  /** A further condition on the product. */
  readonly condition: SearchCondition | undefined
  /** Best match first without one. */
  readonly position: SearchPosition | null
  readonly paging: Paging
  /** True if all ids are needed, however many there are; their order does not matter then. */
  readonly isWhole?: boolean
  /** True to find only the words as typed, without a guess at what was meant. */
  readonly isAsTyped?: boolean
}

export interface ManagedFound {
  readonly ids: readonly string[]
  readonly count: number
  /** True when more were found than are counted. */
  readonly countIsMinimum?: boolean
}

/** Leaves the entries of many products to a job: a change of a name above them would hold its locks for minutes. */
export interface IndexingLater {
  readonly jobs: Pick<Jobs, 'send'>
  /** The most products that are indexed within the change itself; more are left to a job. */
  readonly indexedAtOnceMost?: number
}

/** All that the shop asks of its search over products. An engine that answers these three calls can take the database's place; for managers it has to pass on a condition and an order in SQL. */
export interface CatalogueSearch {
  /**
   * Must run in the transaction that changes these products, or a name above them. With `later` they are found by what they were until a
   * job has indexed them, where they are many.
   */
  index(tx: Db, productIds: readonly string[], later?: IndexingLater): Promise<void>
  search(database: Database, term: string, query: ShopSearch): Promise<SearchFound>
  search(database: Database, term: string, query: ManagedSearch): Promise<ManagedFound>
  suggest(database: Database, term: string, limit: number): Promise<readonly SuggestionRow[]>
}
