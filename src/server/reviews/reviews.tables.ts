import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { REVIEW_STATUSES } from '#domain/catalogue/reviews.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import { products } from '#server/catalogue/catalogue.tables.ts'

export const reviews = pgTable(
  'reviews',
  {
    id: uuid('id').primaryKey(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Null once the author has deleted the account: the review stays. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    review: text('review').notNull(),
    rating: smallint('rating').notNull(),
    isRecommended: boolean('is_recommended').notNull(),
    status: text('status', { enum: REVIEW_STATUSES }).notNull(),
    created: timestamp('created', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    uniqueIndex('reviews_one_each').on(table.productId, table.userId),
    index('reviews_product').on(table.productId, table.status, table.id),
    index('reviews_user').on(table.userId),
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
  ],
)
