import { sql } from 'drizzle-orm'
import { bigint, bigserial, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/accounts/accounts.tables.ts'
import { instant } from '#server/platform/db/instants.ts'

/** One customer's conversation with the staff, who share one inbox. Every sender locks this row, which keeps messages in order. */
export const chatConversations = pgTable(
  'chat_conversations',
  {
    customerId: uuid('customer_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The time of the customer's oldest unanswered message. */
    waitingSince: instant('waiting_since'),
    lastAt: instant('last_at').notNull(),
    /** The position up to which the staff has read. */
    staffReadTo: bigint('staff_read_to', { mode: 'number' }).notNull().default(0),
    /** The customer's messages past that; triggers write it, as they do `unread` of `chat_reads`. */
    staffUnread: integer('staff_unread').notNull().default(0),
    /** The time when an email to the staff last left, or when the next one is due. */
    noticeAt: instant('notice_at'),
  },
  (table) => [
    index('chat_conversations_last').on(table.lastAt),
    index('chat_conversations_listed').on(
      table.waitingSince.asc().nullsLast(),
      table.lastAt.desc().nullsLast(),
      table.customerId.desc().nullsLast(),
    ),
    index('chat_conversations_unread').on(table.customerId, table.staffUnread).where(sql`${table.staffUnread} > 0`),
  ],
)

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: uuid('id').primaryKey(),
    /** Grows within each conversation, because its row is locked while a position is taken. */
    position: bigserial('position', { mode: 'number' }).notNull().unique(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => chatConversations.customerId, { onDelete: 'cascade' }),
    // No foreign keys: what staff wrote stays with the customer when their account is deleted.
    fromId: uuid('from_id').notNull(),
    toId: uuid('to_id').notNull(),
    text: text('text').notNull(),
    /** The sender's own id for the message: sent twice, it is stored once. */
    clientId: text('client_id'),
    created: instant('created').notNull(),
  },
  (table) => [
    unique('chat_messages_sent_once').on(table.fromId, table.clientId),
    index('chat_messages_conversation').on(table.customerId, table.position),
    index('chat_messages_created').on(table.created),
    check('chat_messages_of_customer', sql`${table.customerId} in (${table.fromId}, ${table.toId})`),
  ],
)

/** The position up to which a customer has read one staff member's messages; there is a row for each who wrote to the customer. */
export const chatReads = pgTable(
  'chat_reads',
  {
    customerId: uuid('customer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    readTo: bigint('read_to', { mode: 'number' }).notNull(),
    /** This staff member's messages past that. */
    unread: integer('unread').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.staffId] })],
)
