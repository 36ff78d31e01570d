import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { DECLINED_KINDS, type DeclinedKind } from '#domain/accounts/email-kinds.ts'

/** Addresses whose readers do without a kind of emails, with or without an account. No address can be read from its hash. */
export const declinedAddresses = pgTable(
  'declined_addresses',
  {
    addressHash: text('address_hash').notNull(),
    kind: text('kind', { enum: DECLINED_KINDS as [DeclinedKind, ...DeclinedKind[]] }).notNull(),
    created: timestamp('created', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.addressHash, table.kind] })],
)
