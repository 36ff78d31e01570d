import { type Column, type SQL, sql } from 'drizzle-orm'
import { bigint, boolean, customType, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { ARABIC_STAND_INS, FOLDED_ARABIC } from '#domain/search/letters.ts'
import { products } from '#server/catalogue/catalogue.tables.ts'

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/**
 * Folded text as one byte for each letter, Arabic in capitals, which the fold leaves free: a place in it is found in
 * half the time, since nothing need be counted. Letters of other scripts keep their bytes.
 */
export function lettersAsBytes(text: SQL): SQL {
  return sql`decode(translate(${text}, ${sql.raw(`'${FOLDED_ARABIC}', '${ARABIC_STAND_INS}'`)}), 'escape')`
}

/** The separate words of such bytes, as the index holds them. */
export function wordsOf(words: Column): SQL {
  return sql`array_to_tsvector(string_to_array(btrim(encode(${words}, 'escape')), ' '))`
}

/** A query in the letters of that index; what is no letter in it must be ASCII. */
export function queryAsBytes(query: SQL): SQL {
  return sql`replace(encode(${lettersAsBytes(query)}, 'escape'), '\\', '\\\\')::tsquery`
}

/**
 * What search finds and ranks products by, apart from the products so that a word that thousands of them share reads
 * few pages. The price (none: not on show), the stock and the SKU follow `listing` and `products` by triggers, made in
 * the migration of this table: whoever writes those needn't know of search.
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
    /** The words between spaces. Whatever is ranked reads whole rows, so these are short: the words stand here and nowhere else. */
    words: bytes('words').notNull(),
  },
  (table) => [
    // Of separate words, not of trigrams: beginnings of words are found without looking at the text again.
    index('search_entries_words').using('gin', wordsOf(table.words)).with({ fastupdate: false }),
    index('search_entries_sku').on(sql`${table.skuKey} text_pattern_ops`),
  ],
)

/** Every word that a product's names, brand or categories can be found by; mistyped words are corrected to one of them. */
export const searchWords = pgTable('search_words', { word: text('word').primaryKey() }, (table) => [
  index('search_words_trigrams').using('gin', sql`${table.word} gin_trgm_ops`).with({ fastupdate: false }),
])
