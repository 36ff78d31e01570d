import { type Column, type SQL, sql } from 'drizzle-orm'
import { bigint, boolean, customType, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { ARABIC_STAND_INS, FOLDED_ARABIC } from '#domain/search/letters.ts'
import { LANGUAGES } from '#domain/text/language.ts'
import { products } from '#server/catalogue/catalogue.tables.ts'

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/**
 * Folded text as one byte per letter, with Arabic as capitals, which the fold leaves free: finding a position takes half the time, since
 * no characters need counting. Letters of other scripts keep their bytes.
 */
export function lettersAsBytes(text: SQL): SQL {
  return sql`decode(translate(${text}, ${sql.raw(`'${FOLDED_ARABIC}', '${ARABIC_STAND_INS}'`)}), 'escape')`
}

/** The separate words of such bytes, as the index stores them. */
export function wordsOf(words: Column): SQL {
  return sql`array_to_tsvector(string_to_array(btrim(encode(${words}, 'escape')), ' '))`
}

/** A query in the letters of that index; its operators must be ASCII. */
export function queryAsBytes(query: SQL): SQL {
  return sql`replace(encode(${lettersAsBytes(query)}, 'escape'), '\\', '\\\\')::tsquery`
}

/**
 * Everything that search finds and ranks products by, in a table apart from the products, so that a word of thousands of products reads
 * few pages. Triggers copy the price (null when not on show), the stock and the SKU from `listing` and `products`; they stand in the
 * migration of this table, and writers of those tables need not know of search.
 */
export const searchEntries = pgTable(
  'search_entries',
  {
    productId: uuid('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    priceMinor: bigint('price_minor', { mode: 'number' }),
    isInStock: boolean('is_in_stock').notNull(),
    kindEnd: integer('kind_end').notNull(),
    nameEnd: integer('name_end').notNull(),
    brandEnd: integer('brand_end').notNull(),
    categoryEnd: integer('category_end').notNull(),
    /** Letters and digits only, lower case. */
    skuKey: text('sku_key').notNull(),
    /** The words between spaces. Ranking reads whole rows, so they are short: the words are stored in no other table. */
    words: bytes('words').notNull(),
  },
  (table) => [
    // Indexes separate words and not trigrams: prefixes are found without reading the text again.
    index('search_entries_words').using('gin', wordsOf(table.words)).with({ fastupdate: false }),
    index('search_entries_sku').on(sql`${table.skuKey} text_pattern_ops`),
  ],
)

/** Every word of a product's names, brand or categories; mistyped words are corrected to one of them. */
export const searchWords = pgTable('search_words', { word: text('word').primaryKey() }, (table) => [
  index('search_words_trigrams').using('gin', sql`${table.word} gin_trgm_ops`).with({ fastupdate: false }),
])

/** Searches that found nothing, counted by day: folded terms alone, nothing about who searched. */
export const searchMisses = pgTable(
  'search_misses',
  {
    day: date('day', { mode: 'string' }).notNull(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    term: text('term').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.language, table.term] })],
)
