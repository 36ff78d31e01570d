import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/accounts/accounts.tables.ts'

/** A product as it stood below a category or brand that was deleted. */
export interface ProductBelow {
  readonly id: string
  /** False for a product of a category within the deleted one. */
  readonly isMember: boolean
  readonly isActive: boolean
  readonly inactiveReasons: readonly string[]
}

/** Deleted categories and brands that can still be taken back. They stand apart from the others, so that nothing has to leave them out. */
export const deletedCollections = pgTable(
  'deleted_collections',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: ['category', 'brand'] }).notNull(),
    deleted: timestamp('deleted', { withTimezone: true, mode: 'date' }).notNull(),
    /** Null once that person has deleted the account. */
    deletedById: uuid('deleted_by_id').references(() => users.id, { onDelete: 'set null' }),
    /** The row as the database writes it, under the names of its columns. */
    record: jsonb('record').$type<Readonly<Record<string, unknown>>>().notNull(),
    products: jsonb('products').$type<readonly ProductBelow[]>().notNull(),
    /** The categories that were within it. */
    childIds: uuid('child_ids').array().notNull(),
    oldSlugs: text('old_slugs').array().notNull(),
  },
  (table) => [index('deleted_collections_deleted').on(table.kind, table.deleted)],
)
