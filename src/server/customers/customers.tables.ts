import { sql } from 'drizzle-orm'
import { type AnyPgColumn, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { LANGUAGES } from '#domain/text/language.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import { instant } from '#server/platform/db/instants.ts'

/** A person or a company that the sales desk speaks with, with or without an account. */
export const customers = pgTable(
  'customers',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .unique()
      .references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    /** The member of staff whom new entries go to first. */
    salespersonId: uuid('salesperson_id').references(() => users.id, { onDelete: 'set null' }),
    /** Set while this record is part of another one. */
    joinedInto: uuid('joined_into').references((): AnyPgColumn => customers.id, { onDelete: 'set null' }),
    /** Names in both scripts, companies, phones and emails, folded for the search. */
    searchText: text('search_text').notNull().default(''),
    version: integer('version').notNull().default(1),
    created: instant('created').notNull(),
    /** The last time that something happened, by which lists are ordered: the newest line of the log, or the record's own beginning. */
    active: instant('active').notNull().defaultNow(),
  },
  (table) => [
    index('customers_active').on(table.active, table.id).where(sql`${table.joinedInto} is null`),
    index('customers_search').using('gin', table.searchText.op('gin_trgm_ops')),
    index('customers_salesperson').on(table.salespersonId).where(sql`${table.salespersonId} is not null`),
    index('customers_joined').on(table.joinedInto).where(sql`${table.joinedInto} is not null`),
  ],
)

/** Phones and emails of a customer, by which the same person under two records is found. */
export const customerContacts = pgTable(
  'customer_contacts',
  {
    id: uuid('id').primaryKey(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['phone', 'email'] }).notNull(),
    /** A phone as E.164, an email in lower case. */
    value: text('value').notNull(),
    /** The spelling that was given. */
    shown: text('shown').notNull(),
    created: instant('created').notNull(),
  },
  (table) => [
    uniqueIndex('customer_contacts_once').on(table.customerId, table.kind, table.value),
    index('customer_contacts_value').on(table.kind, table.value),
  ],
)

export const customerCompanies = pgTable(
  'customer_companies',
  {
    id: uuid('id').primaryKey(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    nameAr: text('name_ar').notNull(),
    taxNumber: text('tax_number').notNull(),
    commercialRegister: text('commercial_register').notNull(),
    /** A branch or a project. */
    branch: text('branch').notNull(),
    version: integer('version').notNull().default(1),
    created: instant('created').notNull(),
  },
  (table) => [index('customer_companies_customer').on(table.customerId)],
)

/** Ids of the rows that a joining moved, so that undoing it moves exactly these back. */
export interface MovedRows {
  readonly entries: readonly string[]
  readonly log: readonly string[]
  readonly contacts: readonly string[]
  readonly companies: readonly string[]
}

/** Two records that staff made one; undone for 30 days. */
export const customerJoins = pgTable(
  'customer_joins',
  {
    id: uuid('id').primaryKey(),
    remainingId: uuid('remaining_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    joinedId: uuid('joined_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    moved: jsonb('moved').$type<MovedRows>().notNull(),
    at: instant('at').notNull(),
    byId: uuid('by_id').notNull(),
    byName: text('by_name').notNull(),
    undone: instant('undone'),
  },
  (table) => [index('customer_joins_remaining').on(table.remainingId)],
)
