import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import {
  CONTACT_WAYS,
  DESK_EVENTS,
  ENTRY_KINDS,
  ENTRY_STATES,
  LOST_REASONS,
  NEXT_STEPS,
  OUTCOMES,
  PROPOSED_LOSSES,
  type SiteFacts,
} from '#domain/desk/entries.ts'
import { LANGUAGES } from '#domain/text/language.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import { customers } from '#server/customers/customers.tables.ts'
import { instant } from '#server/platform/db/instants.ts'

/** Everything that waits, or waited, for a person: one row per subject. The facts of the subject are copied, so that the desk reads one table. */
export const deskEntries = pgTable(
  'desk_entries',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: ENTRY_KINDS }).notNull(),
    /** The request, offer, message, conversation or application; messages on offers and approvals name their offer. No foreign key: its table follows from the kind. */
    subjectId: uuid('subject_id').notNull(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id),
    state: text('state', { enum: ENTRY_STATES }).notNull(),
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    owned: instant('owned'),
    arrived: instant('arrived').notNull(),
    /** The time from which the entry is due, in the last quarter of the promise. */
    dueFrom: instant('due_from').notNull(),
    /** The time by which the shop promised to call; computed on arrival and never moved forward. */
    promised: instant('promised').notNull(),
    /** The time from which the entry is everybody's, after half of the promise; null if it is from the beginning. */
    forAllFrom: instant('for_all_from'),
    /** The subject's standing that the entry last followed, so that each event moves it once. */
    stage: text('stage').notNull().default(''),
    /** The first time that somebody spoke with the customer, or tried to. */
    firstContact: instant('first_contact'),
    nextStep: text('next_step', { enum: NEXT_STEPS }),
    nextAt: instant('next_at'),
    nextNote: text('next_note').notNull().default(''),
    /** Calls in a row that nobody answered. */
    unanswered: integer('unanswered').notNull().default(0),
    /** Set where closing as lost is proposed beside the next step. */
    proposedLoss: text('proposed_loss', { enum: PROPOSED_LOSSES }),
    closed: instant('closed'),
    lostReason: text('lost_reason', { enum: LOST_REASONS }),
    lostNote: text('lost_note').notNull().default(''),
    site: jsonb('site').$type<SiteFacts>().notNull().default({}),
    // Copies of the subject, refreshed with it.
    number: text('number').notNull(),
    who: text('who').notNull(),
    company: text('company').notNull(),
    place: text('place').notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    /** Names of the first machines, or the beginning of the message. */
    about: jsonb('about').$type<{ readonly en: string; readonly ar: string }>().notNull(),
    machines: integer('machines').notNull(),
    pieces: integer('pieces').notNull(),
    valueMinor: bigint('value_minor', { mode: 'number' }),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('desk_entries_subject').on(table.kind, table.subjectId),
    index('desk_entries_open').on(table.promised).where(sql`${table.closed} is null`),
    index('desk_entries_closed').on(table.closed).where(sql`${table.closed} is not null`),
    index('desk_entries_customer').on(table.customerId, table.arrived),
    index('desk_entries_owner').on(table.ownerId).where(sql`${table.closed} is null`),
    // The owner of a customer's card is found without reading all that the customer ever asked.
    index('desk_entries_owned').on(table.customerId).where(sql`${table.closed} is null and ${table.ownerId} is not null`),
    index('desk_entries_arrived').on(table.arrived),
    check('desk_entries_closing', sql`(${table.closed} is not null) = (${table.state} in ('won', 'lost', 'done'))`),
    check('desk_entries_next', sql`${table.closed} is not null or (${table.nextStep} is not null and ${table.nextAt} is not null)`),
  ],
)

/** Everything that was done for a customer. Entries are only added. */
export const deskLog = pgTable(
  'desk_log',
  {
    /** Named by the browser, so that a call that is sent twice is logged once. */
    id: uuid('id').primaryKey(),
    entryId: uuid('entry_id').references(() => deskEntries.id, { onDelete: 'cascade' }),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id),
    at: instant('at').notNull(),
    event: text('event', { enum: DESK_EVENTS }).notNull(),
    way: text('way', { enum: CONTACT_WAYS }),
    outcome: text('outcome', { enum: OUTCOMES }),
    note: text('note').notNull(),
    /** Null where the shop itself did it. */
    byId: uuid('by_id'),
    byName: text('by_name').notNull(),
    facts: jsonb('facts').$type<Readonly<Record<string, string | number | boolean>>>().notNull(),
  },
  (table) => [
    index('desk_log_entry').on(table.entryId, table.at),
    index('desk_log_customer').on(table.customerId, table.at),
    index('desk_log_contacts').on(table.at).where(sql`${table.event} = 'contact'`),
  ],
)

/** The versions of the shop that have compared all open entries with their subjects, each with the end of its last comparison. */
export const deskWalks = pgTable('desk_walks', {
  version: text('version').primaryKey(),
  ended: instant('ended').notNull(),
})
