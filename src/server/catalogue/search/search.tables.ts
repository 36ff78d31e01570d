import { type Column, type SQL, sql } from 'drizzle-orm'
import { bigint, boolean, customType, index, integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ARABIC_STAND_INS, FOLDED_ARABIC } from '#domain/search/letters.ts'
import { products } from '#server/catalogue/catalogue.tables.ts'

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
/** Sorted by its bytes in every database, so that one index serves equality and beginnings. */
const plainText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })

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

export const WORDS_INDEX = 'search_entries_words'

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
    /** The number in `search_rules` of the rules that made the entry; 0 for rules that were not registered. */
    rules: integer('rules').notNull().default(0),
  },
  (table) => [
    // Indexes separate words and not trigrams: prefixes are found without reading the text again.
    index(WORDS_INDEX).using('gin', wordsOf(table.words)).with({ fastupdate: false }),
    index('search_entries_sku').on(sql`${table.skuKey} text_pattern_ops`),
    index('search_entries_rules').on(table.rules),
  ],
)

/**
 * Products whose entry has to be made anew, since a name above so many of them has changed; their old entries serve meanwhile. It refers to
 * no product, since a product that is deleted would lock its entry before the mark, and the job locks them the other way round.
 */
export const searchStale = pgTable('search_stale', { productId: uuid('product_id').primaryKey() })

/** Every word of a product's names, brand or categories; mistyped words are corrected to one of them. */
export const searchWords = pgTable('search_words', { word: text('word').primaryKey() }, (table) => [
  index('search_words_trigrams').using('gin', sql`${table.word} gin_trgm_ops`).with({ fastupdate: false }),
])

/**
 * The products that have a word, or a short beginning of words, as sets of their numbers in blocks. Only large catalogues on PostgreSQL have
 * them, where a job makes them and brings them up to date.
 */
export const searchBitmaps = pgTable(
  'search_bitmaps',
  {
    token: plainText('token').notNull(),
    /** The first section of the entry that has it. */
    section: smallint('section').notNull(),
    block: integer('block').notNull(),
    /** The version of the bitmaps that changed it last. */
    version: integer('version').notNull(),
    products: bytes('products').notNull(),
  },
  (table) => [primaryKey({ columns: [table.token, table.section, table.block] })],
)

/** The number of each product in the bitmaps, in the order of age. */
export const searchNumbers = pgTable('search_numbers', {
  productId: uuid('product_id').primaryKey(),
  number: integer('number').notNull().unique(),
})

/** Every state that an entry had after the bitmaps were begun, until they have the next one; without words for one that was not there. */
export const searchChanges = pgTable('search_changes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  productId: uuid('product_id').notNull(),
  words: bytes('words'),
  kindEnd: integer('kind_end'),
  nameEnd: integer('name_end'),
  brandEnd: integer('brand_end'),
  categoryEnd: integer('category_end'),
  isShown: boolean('is_shown'),
  isInStock: boolean('is_in_stock'),
})

/** One row, there once the bitmaps were begun. */
export const searchBitmapsState = pgTable('search_bitmaps_state', {
  id: boolean('id').primaryKey().default(true),
  /** One more each time that they are made anew. */
  epoch: integer('epoch').notNull(),
  /** One more with each change. */
  version: integer('version').notNull(),
  isComplete: boolean('is_complete').notNull(),
  /** The last time that somebody worked at making them. */
  workedAt: timestamp('worked_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Every word of the entries, for the version before the bitmaps; nothing reads it any more. */
export const searchVocabulary = pgTable('search_vocabulary', { word: plainText('word').primaryKey() })

/**
 * The versions of fold, words and synonyms that made entries, numbered in the order in which they came: entries with another number than
 * the highest are made anew. While two versions of the shop run side by side, the one that came first leaves the index to the other.
 */
export const searchRules = pgTable('search_rules', {
  id: integer('id').primaryKey(),
  version: text('version').notNull(),
  /** The last time that a process with these rules was seen running. */
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
  /** The last time that a process made entries by them; null once all are made. */
  workedAt: timestamp('worked_at', { withTimezone: true }),
  /** The time at which the whole catalogue had been walked. */
  doneAt: timestamp('done_at', { withTimezone: true }),
})
