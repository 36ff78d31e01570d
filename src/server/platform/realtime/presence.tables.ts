import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Processes that hold open sockets; one that stops saying so is gone, and everybody it held with it. */
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
    /** People are found again by it, such as everybody of the staff. */
    group: text('group_name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.processId, table.personId] }), index('presences_person').on(table.personId)],
)
