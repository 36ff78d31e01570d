import type { SourceRule } from './source-rules.ts'

/** Tables that grow with customers, products or requests: a statement that closes one of them for long closes the shop. */
const GROWING = [
  'users',
  'sessions',
  'account_links',
  'addresses',
  'products',
  'product_categories',
  'old_slugs',
  'listing',
  'search_entries',
  'search_words',
  'search_vocabulary',
  'search_bitmaps',
  'search_numbers',
  'search_changes',
  'reviews',
  'wishes',
  'carts',
  'cart_lines',
  'orders',
  'order_lines',
  'order_statuses',
  'order_files',
  'request_links',
  'offers',
  'offer_versions',
  'offer_items',
  'offer_delivery_notes',
  'offer_links',
  'offer_events',
  'offer_messages',
  'offer_payments',
  'customers',
  'customer_contacts',
  'customer_companies',
  'desk_entries',
  'desk_log',
  'chat_conversations',
  'chat_messages',
  'chat_reads',
  'audit_entries',
  'newsletter_subscribers',
  'contact_messages',
  'availability_questions',
  'customer_joins',
  'declined_addresses',
  'deleted_products',
  'presences',
  'product_drafts',
  'product_run_rows',
  'rate_limits',
  'recovery_codes',
  'search_misses',
  'second_factors',
  'sheet_run_writes',
]

/** Tables with a row for each brand, colleague, run, process or setting: a statement over all their rows takes a moment. */
const SMALL = [
  'backups',
  'brands',
  'catalogue_state',
  'categories',
  'deleted_collections',
  'desk_mornings',
  'desk_walks',
  'figure_subscribers',
  'listing_counts',
  'merchants',
  'offer_counters',
  'order_counts',
  'presence_processes',
  'product_runs',
  'search_bitmaps_state',
  'search_rules',
  'search_stale',
  'secrets',
  'settings_pictures',
  'sheet_column_choices',
  'sheet_picture_runs',
  'sheet_runs',
  'shop_settings',
  'staff_invitations',
  'staff_rules',
]

/** 0057 is the last one that made indexes of its own over these. */
const EARLIER = /^migrations\/00([0-4]\d|5[0-8])_/
/** 0070 is the last one that was written before the rules on the rows of these. */
const BEFORE_ROWS = /^migrations\/00([0-6]\d|70)_/
const MIGRATION = /^migrations\/.*\.sql$/

/** A column that every row must have and that the version before doesn't write refuses all that it inserts. */
const TAKES_AWAY =
  /\b(drop (?:table|column|constraint|index)|rename (?:to|column|constraint|"?\w+"? to)|set data type|alter column "?\w+"? type|set not null|add column(?![^;]*\bdefault\b)[^;]*\bnot null)\b/gi

/** Decision 43, as far as a text shows it. */
export const MIGRATION_RULES: readonly SourceRule[] = [
  {
    name: 'a migration makes no index over a table that grows: the job of `src/server/indexes` does, beside running changes',
    covers: MIGRATION,
    except: EARLIER,
    find: (text) => {
      const made = new Set(namesIn(text, /\bcreate table\s+(?:if not exists\s+)?"?(\w+)"?/gi))
      const indexed = namesIn(text, /\bcreate (?:unique )?index\b[^;]*?\bon\s+(?:only\s+)?"?(\w+)"?/gi)
      return indexed.filter((table) => GROWING.includes(table) && !made.has(table))
    },
    caught: [
      { file: 'migrations/0059_wishes.sql', text: 'CREATE INDEX "products_wished" ON "products" USING btree ("id") WHERE "wishes" > 0;' },
      { file: 'migrations/0060_wishes.sql', text: 'create unique index concurrently if not exists orders_wish\n  on orders (id);' },
    ],
    allowed: [
      {
        file: 'migrations/0059_wishes.sql',
        text: 'CREATE TABLE "wishes" ("id" uuid);\nCREATE INDEX "wishes_id" ON "wishes" USING btree ("id");',
      },
      { file: 'migrations/0059_wishes.sql', text: 'CREATE INDEX "sheet_runs_day" ON "sheet_runs" USING btree ("day");' },
      { file: 'migrations/0059_wishes.sql', text: '-- CREATE INDEX on "products" is the job\'s.' },
      {
        file: 'migrations/0057_product_orders.sql',
        text: 'CREATE INDEX "products_brand_newest" ON "products" USING btree ("brand_id","id");',
      },
    ],
  },
  {
    name: 'what a migration takes away says since when no code has used it (`-- Contract: unused since 0.3`)',
    covers: MIGRATION,
    except: EARLIER,
    find: (text) => {
      if (/^-- Contract: unused since \S/m.test(text)) return []
      return namesIn(text, TAKES_AWAY)
    },
    caught: [
      { file: 'migrations/0059_wishes.sql', text: 'ALTER TABLE "products" DROP COLUMN "wishes";' },
      { file: 'migrations/0059_wishes.sql', text: 'DROP TABLE "wishes";' },
      { file: 'migrations/0059_wishes.sql', text: 'DROP INDEX "products_brand";' },
      { file: 'migrations/0059_wishes.sql', text: 'ALTER TABLE "products" RENAME COLUMN "wishes" TO "hearts";' },
      { file: 'migrations/0100_wishes.sql', text: 'ALTER TABLE "products" RENAME "wishes" TO "hearts";' },
      { file: 'migrations/0100_wishes.sql', text: 'ALTER TABLE "products" ALTER COLUMN "wishes" SET NOT NULL;' },
      { file: 'migrations/0100_wishes.sql', text: 'ALTER TABLE "products" ALTER COLUMN "wishes" TYPE bigint;' },
      { file: 'migrations/0100_wishes.sql', text: 'ALTER TABLE "products" ADD COLUMN "wishes" integer NOT NULL;' },
    ],
    allowed: [
      { file: 'migrations/0059_wishes.sql', text: '-- Contract: unused since 0.3\nALTER TABLE "products" DROP COLUMN "wishes";' },
      { file: 'migrations/0059_wishes.sql', text: 'ALTER TABLE "products" ADD COLUMN "wishes" integer DEFAULT 0 NOT NULL;' },
      { file: 'migrations/0059_wishes.sql', text: 'ALTER TABLE "products" ADD COLUMN "wishes" integer NOT NULL DEFAULT 0;' },
      { file: 'migrations/0059_wishes.sql', text: 'ALTER TABLE "products" ADD COLUMN "wishes" integer;' },
      { file: 'migrations/0014_names.sql', text: 'ALTER TABLE "products" RENAME COLUMN "wishes" TO "hearts";' },
    ],
  },
  {
    name: 'a table is in one of the two lists of `tests/architecture/migration-rules.ts`: those that grow with the shop, and small ones',
    covers: MIGRATION,
    find: (text) => {
      const made = namesIn(text, /\bcreate (?:unlogged )?table\s+(?:if not exists\s+)?"?(\w+)"?/gi)
      return made.filter((table) => !GROWING.includes(table) && !SMALL.includes(table))
    },
    caught: [{ file: 'migrations/0100_wishes.sql', text: 'CREATE TABLE "shooting_stars" ("id" uuid);' }],
    allowed: [
      { file: 'migrations/0100_wishes.sql', text: 'CREATE TABLE "wishes" ("id" uuid);' },
      { file: 'migrations/0100_wishes.sql', text: 'CREATE TABLE "shop_settings" ("id" uuid);' },
    ],
  },
  {
    name: 'a constraint over rows that exist is NOT VALID where the table grows, and says since when all code obeys it (`-- Contract: obeyed since 0.3`)',
    covers: MIGRATION,
    except: EARLIER,
    find: (text) => {
      const made = new Set(namesIn(text, /\bcreate (?:unlogged )?table\s+(?:if not exists\s+)?"?(\w+)"?/gi))
      const isObeyed = /^-- Contract: obeyed since \S/m.test(text)
      return Array.from(withoutComments(text).matchAll(ADDS_CONSTRAINT), ([statement, table = '']) => ({ statement, table })).flatMap(
        ({ statement, table }) =>
          made.has(table.toLowerCase()) || (isObeyed && (/\bnot valid\b/i.test(statement) || SMALL.includes(table))) ? [] : [table],
      )
    },
    caught: [
      { file: 'migrations/0100_wishes.sql', text: 'ALTER TABLE "products" ADD CONSTRAINT "wishes_few" CHECK ("wishes" < 9) NOT VALID;' },
      {
        file: 'migrations/0100_wishes.sql',
        text: '-- Contract: obeyed since 0.3\nALTER TABLE "products" ADD CONSTRAINT "wishes_one" UNIQUE ("wishes");',
      },
      { file: 'migrations/0100_wishes.sql', text: 'ALTER TABLE "brands" ADD CONSTRAINT "brands_one" UNIQUE ("name");' },
      { file: 'migrations/0100_wishes.sql', text: 'ALTER TABLE "brands" ADD UNIQUE ("name");' },
    ],
    allowed: [
      {
        file: 'migrations/0100_wishes.sql',
        text: '-- Contract: obeyed since 0.3\nALTER TABLE "products" ADD CONSTRAINT "wishes_few" CHECK ("wishes" < 9) NOT VALID;',
      },
      {
        file: 'migrations/0100_wishes.sql',
        text: '-- Contract: obeyed since 0.3\nALTER TABLE "brands" ADD CONSTRAINT "brands_one" UNIQUE ("name");',
      },
      {
        file: 'migrations/0100_wishes.sql',
        text: 'CREATE TABLE "wishes" ("id" uuid);\nALTER TABLE "wishes" ADD CONSTRAINT "w" FOREIGN KEY ("id") REFERENCES "users"("id");',
      },
    ],
  },
  {
    name: 'a migration changes no rows of a table that grows, a job does; where they are few, it says why (`-- Few rows: …`)',
    covers: MIGRATION,
    except: BEFORE_ROWS,
    find: (text) => {
      if (/^-- Few rows: \S/m.test(text)) return []
      return namesIn(withoutFunctions(text), CHANGES_ROWS).filter((table) => GROWING.includes(table))
    },
    caught: [
      { file: 'migrations/0100_wishes.sql', text: `UPDATE "products" SET "wishes" = 0;` },
      { file: 'migrations/0100_wishes.sql', text: 'ALTER TABLE "wishes" ADD COLUMN "n" integer;\ndelete from wishes w using users u;' },
      { file: 'migrations/0100_wishes.sql', text: 'UPDATE ONLY products SET wishes = 0;' },
    ],
    allowed: [
      { file: 'migrations/0100_wishes.sql', text: '-- Few rows: one for each merchant.\nUPDATE "users" SET "merchant_id" = NULL;' },
      { file: 'migrations/0100_wishes.sql', text: `UPDATE "brands" SET "name" = '';` },
      {
        file: 'migrations/0100_wishes.sql',
        text: 'CREATE FUNCTION count_wishes() RETURNS trigger AS $$ BEGIN UPDATE products SET wishes = 1; END $$ LANGUAGE plpgsql;',
      },
      { file: 'migrations/0069_names.sql', text: 'UPDATE "wishes" SET "n" = 0;' },
    ],
  },
  {
    name: 'a column that is added to a table that grows has no value that differs from row to row: PostgreSQL would write every row anew',
    covers: MIGRATION,
    except: BEFORE_ROWS,
    find: (text) =>
      Array.from(withoutComments(text).matchAll(ADDS_COLUMN), ([column, table = '']) => ({ column, table })).flatMap(({ column, table }) =>
        GROWING.includes(table.toLowerCase()) && DIFFERS_BY_ROW.test(column) ? [table] : [],
      ),
    caught: [
      { file: 'migrations/0100_wishes.sql', text: 'ALTER TABLE "products" ADD COLUMN "wish" uuid DEFAULT gen_random_uuid();' },
      { file: 'migrations/0100_wishes.sql', text: 'ALTER TABLE products ADD COLUMN wish text GENERATED ALWAYS AS (lower(name)) STORED;' },
      { file: 'migrations/0100_wishes.sql', text: 'ALTER TABLE "users" ADD COLUMN "number" bigserial;' },
    ],
    allowed: [
      { file: 'migrations/0100_wishes.sql', text: 'ALTER TABLE "products" ADD COLUMN "wishes" integer DEFAULT 0 NOT NULL;' },
      { file: 'migrations/0100_wishes.sql', text: 'ALTER TABLE "products" ADD COLUMN "wished" timestamptz DEFAULT now();' },
      { file: 'migrations/0100_wishes.sql', text: 'ALTER TABLE "brands" ADD COLUMN "wish" uuid DEFAULT gen_random_uuid();' },
    ],
  },
]

const CHANGES_ROWS = /\b(?:update|delete from)\s+(?:only\s+)?"?(?!set\b|cascade\b|on\b)(\w+)"?/gi

const ADDS_COLUMN = /\balter table\s+(?:if exists\s+)?(?:only\s+)?"?(\w+)"?[^;]*\badd column\b[^;]*/gi

const DIFFERS_BY_ROW = /\bgenerated\b|\b(?:small|big)?serial\b|\b(?:gen_random_uuid|uuidv7|random|nextval|clock_timestamp)\s*\(/i

const ADDS_CONSTRAINT =
  /\balter table\s+(?:if exists\s+)?(?:only\s+)?"?(\w+)"?[^;]*\badd\s+(?:constraint\b|unique\b|check\b|primary key\b|foreign key\b|exclude\b)[^;]*/gi

/** The names behind a pattern in the statements of a migration, without its comments. */
function namesIn(text: string, pattern: RegExp): readonly string[] {
  return Array.from(withoutComments(text).matchAll(pattern), ([, name = '']) => name.toLowerCase())
}

/** The body of a function changes rows when it is called. */
function withoutFunctions(text: string): string {
  return text.replace(/\bcreate (?:or replace )?function\b[\s\S]*?(\$\w*\$)[\s\S]*?\1/gi, '')
}

function withoutComments(text: string): string {
  return text.replace(/--(?!>).*/g, '')
}
