import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Processes with open sockets; one that stops beating is removed together with its people. */
export const presenceProcesses = pgTable('presence_processes', {
  id: uuid('id').primaryKey(),
  seen: timestamp('seen', { withTimezone: true, mode: 'date' }).notNull(),
})

export const presences = pgTable(
  'presences',
  {
    processId: uuid('process_id')
      .notNull()
      .references(() => presenceProcesses.id, { onDelete: 'cascade' }),
    personId: uuid('person_id').notNull(),
    /** People are looked up by it, such as all staff. */
    group: text('group_name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.processId, table.personId] }), index('presences_person').on(table.personId)],
)
