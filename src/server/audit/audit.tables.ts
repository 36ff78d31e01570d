import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { AUDITED_RECORDS } from '#domain/audit.ts'

/** Changes: who, what, when, from what to what. No foreign key to the record or the person, so that an entry outlives both. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid('id').primaryKey(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
    /** Empty when nobody was signed in: a link of an email, the command line. */
    actorId: uuid('actor_id'),
    actorName: text('actor_name').notNull(),
    action: text('action').notNull(),
    recordKind: text('record_kind', { enum: AUDITED_RECORDS }).notNull(),
    recordId: uuid('record_id').notNull(),
    before: jsonb('before').$type<Readonly<Record<string, unknown>> | null>(),
    after: jsonb('after').$type<Readonly<Record<string, unknown>> | null>(),
  },
  (table) => [index('audit_entries_record').on(table.recordKind, table.recordId, table.id)],
)
