import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { type ColumnChoice, SHEET_ABSENT, SHEET_KINDS, SHEET_SCOPES } from '#domain/sheets/columns.ts'
import type { IssueGroup, SheetSummary } from '#domain/sheets/results.ts'
import { RUN_STATES } from '#domain/sheets/runs.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import { instant } from '#server/platform/db/instants.ts'

/** A sheet that somebody has sent, with its rows, from the choice of columns to the import. */
export const sheetRuns = pgTable(
  'sheet_runs',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: SHEET_KINDS }).notNull(),
    fileName: text('file_name').notNull(),
    headings: jsonb('headings').$type<readonly string[]>().notNull(),
    /** The first cells below each heading, as examples. */
    samples: jsonb('samples').$type<readonly (readonly string[])[]>().notNull(),
    /** The number of the row with the headings, as the sheet's program numbers rows. */
    headRow: integer('head_row').notNull(),
    /** The rows below the headings as JSON: read as a whole, and only by the work on them. */
    rows: text('rows').notNull(),
    rowCount: integer('row_count').notNull(),
    columns: jsonb('columns').$type<readonly ColumnChoice[]>().notNull(),
    isRemembered: boolean('is_remembered').notNull(),
    scope: text('scope', { enum: SHEET_SCOPES }).notNull(),
    absent: text('absent', { enum: SHEET_ABSENT }).notNull(),
    isPartial: boolean('is_partial').notNull(),
    state: text('state', { enum: RUN_STATES }).notNull(),
    /** The number of times that the current work was begun; it begins again after its process was killed. */
    tries: integer('tries').notNull().default(0),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    began: instant('began'),
    summary: jsonb('summary').$type<SheetSummary>(),
    groups: jsonb('groups').$type<readonly IssueGroup[]>(),
    /** The result of each row, as JSON. */
    results: text('results'),
    failure: text('failure'),
    /** Its owner deleted this tab of a workbook: nobody sees it any more, but its products are not missing from the other tabs. */
    isForgotten: boolean('is_forgotten').notNull().default(false),
    created: instant('created').notNull(),
    finished: instant('finished'),
  },
  (table) => [
    index('sheet_runs_owner').on(table.ownerId, table.id),
    uniqueIndex('sheet_runs_one_import').on(sql`(true)`).where(sql`${table.state} = 'importing'`),
  ],
)

/** A product that an import has written in parts, until all of them are: an import that can't be finished takes it back. */
export const sheetRunWrites = pgTable(
  'sheet_run_writes',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => sheetRuns.id, { onDelete: 'cascade' }),
    productId: uuid('product_id').notNull(),
    version: integer('version').notNull(),
    /** The edit, or the confirmation of the price before, that takes the row back; null where the product was added. */
    back: jsonb('back').$type<object>(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.productId] })],
)

/** The choice of columns for a set of headings, for the person who made it. */
export const sheetColumnChoices = pgTable(
  'sheet_column_choices',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: SHEET_KINDS }).notNull(),
    headingsKey: text('headings_key').notNull(),
    columns: jsonb('columns').$type<readonly ColumnChoice[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.kind, table.headingsKey] })],
)
