import { index, integer, jsonb, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ManyChange } from '#domain/catalogue/many-products.ts'

/** The columns of a product that a change wrote. */
export interface ChangedColumns {
  readonly priceMinor?: number
  /** An instant in ISO form. */
  readonly priceConfirmed?: string
  readonly quantity?: number
  readonly isNew?: boolean
  readonly brandId?: string | null
  readonly isActive?: boolean
  readonly inactiveReasons?: readonly string[]
}

/** The same columns as they were. */
export interface ColumnsBefore extends ChangedColumns {
  /** The reasons that stood above a product before it was switched. */
  readonly above?: readonly string[]
}

/** The products that are as they were, and those that stay as they are. */
interface UndoOutcome {
  readonly undone: number
  readonly left: readonly { readonly _id: string; readonly name: string; readonly nameAr: string; readonly sku: string }[]
}

/** Changes of many products at once, for as long as they can be undone; the history keeps what they did. */
export const productRuns = pgTable(
  'product_runs',
  {
    /** The key that the browser made, so that a repeated press finds the first. */
    id: uuid('id').primaryKey(),
    actorId: uuid('actor_id').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
    /** Only its kind and category are read again: runs stored by earlier versions say `taxable`, the word of the wire, for `isNew`. */
    change: jsonb('change').$type<ManyChange>().notNull(),
    count: integer('count').notNull(),
    undone: timestamp('undone', { withTimezone: true, mode: 'date' }),
    /** The answer of undoing it, for a press that is repeated because the answer was lost; null also where an earlier version undid it. */
    outcome: jsonb('outcome').$type<UndoOutcome>(),
  },
  (table) => [index('product_runs_actor').on(table.actorId, table.at)],
)

export const productRunRows = pgTable(
  'product_run_rows',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => productRuns.id, { onDelete: 'cascade' }),
    productId: uuid('product_id').notNull(),
    before: jsonb('before').$type<ColumnsBefore>().notNull(),
    after: jsonb('after').$type<ChangedColumns>().notNull(),
    /** The product's version after the change. */
    version: integer('version').notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.productId] })],
)
