import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { PictureResult } from '#domain/sheets/pictures.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import { instant } from '#server/platform/db/instants.ts'

/** A zip of pictures that somebody has sent; the file lies in the picture store until its work has ended. */
export const sheetPictureRuns = pgTable(
  'sheet_picture_runs',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    state: text('state', { enum: ['working', 'done', 'failed'] }).notNull(),
    tries: integer('tries').notNull().default(0),
    total: integer('total').notNull().default(0),
    began: instant('began').notNull(),
    results: jsonb('results').$type<readonly PictureResult[]>().notNull(),
    failure: text('failure'),
  },
  (table) => [index('sheet_picture_runs_owner').on(table.ownerId, table.id)],
)
