import { sql } from 'drizzle-orm'
import { check, date, index, integer, numeric, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { AVAILABILITY_ANSWERS } from '#domain/availability.ts'
import { brands } from '#server/catalogue/catalogue.tables.ts'
import { offers } from '#server/offers/offers.tables.ts'
import { instant } from '#server/platform/db/instants.ts'

/** Questions to merchants at lines of offers, and their answers: internal notes that no customer is ever shown. */
export const availabilityQuestions = pgTable(
  'availability_questions',
  {
    id: uuid('id').primaryKey(),
    offerId: uuid('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    /** The line's id, which all versions of the offer share. */
    lineId: text('line_id').notNull(),
    /** No foreign key: a product may be deleted while its question, or its answer, stands. */
    productId: uuid('product_id').notNull(),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    // The machine as it was called when it was asked about.
    sku: text('sku').notNull(),
    name: text('name').notNull(),
    nameAr: text('name_ar').notNull(),
    quantity: numeric('quantity', { precision: 12, scale: 3, mode: 'number' }).notNull(),
    asked: instant('asked').notNull(),
    askedBy: uuid('asked_by').notNull(),
    askedByName: text('asked_by_name').notNull(),
    answered: instant('answered'),
    /** Null before there is an answer, and for answers from before it was noted. */
    answeredBy: uuid('answered_by'),
    answeredByName: text('answered_by_name').notNull().default(''),
    answer: text('answer', { enum: AVAILABILITY_ANSWERS }),
    pieces: integer('pieces'),
    day: date('day', { mode: 'string' }),
    word: text('word').notNull().default(''),
  },
  (table) => [
    // One open question at a line, whatever happens at once.
    uniqueIndex('availability_questions_open').on(table.offerId, table.lineId).where(sql`${table.answered} is null`),
    index('availability_questions_offer').on(table.offerId, table.asked),
    index('availability_questions_brand').on(table.brandId, table.asked),
    check('availability_questions_answer', sql`(${table.answered} is null) = (${table.answer} is null)`),
  ],
)
