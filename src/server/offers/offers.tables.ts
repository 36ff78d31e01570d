import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { CURRENCIES } from '#domain/money/currencies.ts'
import type { AnswerWay } from '#domain/offers/answers.ts'
import { type OfferContent, PAYMENT_WAYS } from '#domain/offers/content.ts'
import type { OfferDecision } from '#domain/offers/decisions.ts'
import { EVENT_KINDS } from '#domain/offers/events.ts'
import { OFFER_STATES } from '#domain/offers/states.ts'
import { LINE_STATUSES } from '#domain/orders/orders.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import { customers } from '#server/customers/customers.tables.ts'
import { orderLines, orders } from '#server/orders/orders.tables.ts'
import { instant } from '#server/platform/db/instants.ts'

const minor = (name: string) => bigint(name, { mode: 'number' })
const day = (name: string) => date(name, { mode: 'string' })

/** The last number of each year; raised in the transaction that makes an offer, so that none is given twice or left out. */
export const offerCounters = pgTable('offer_counters', {
  year: smallint('year').primaryKey(),
  last: integer('last').notNull(),
})

export const offers = pgTable(
  'offers',
  {
    id: uuid('id').primaryKey(),
    year: smallint('year').notNull(),
    number: integer('number').notNull(),
    /** The name by which staff know the text; customers never see it. */
    name: text('name').notNull(),
    /** The request that it answers, if any. */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
    /** The requester, who sees it signed in. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The customer of the desk for whom it was begun without a request. */
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    created: instant('created').notNull(),
    createdBy: uuid('created_by').notNull(),
    /** The version that lists show: the accepted one, else the newest that was sent, else the draft. */
    leadingId: uuid('leading_id'),
    /** Raised for new links; the tokens are made from it. */
    linkCounter: integer('link_counter').notNull().default(0),
    /** Number, name, addressee and project of the leading version, folded for the search. */
    searchText: text('search_text').notNull().default(''),
    /** Messages of the customer since the last answer of staff. */
    unanswered: integer('unanswered').notNull().default(0),
  },
  (table) => [
    uniqueIndex('offers_number').on(table.year, table.number),
    index('offers_order').on(table.orderId),
    index('offers_user').on(table.userId, table.id),
    index('offers_customer').on(table.customerId).where(sql`${table.customerId} is not null`),
    index('offers_search').using('gin', table.searchText.op('gin_trgm_ops')),
  ],
)

/** The customer's yes. */
export interface Acceptance {
  readonly name: string
  readonly way: AnswerWay
  readonly decision: OfferDecision
  /** The content's hash at that moment. */
  readonly hash: string
  /** Network address and browser; empty where staff recorded it. */
  readonly from: string
  readonly userAgent: string
  readonly purchaseOrder: string
  readonly depositMinor: number | null
  readonly recordedBy: string | null
  /** The day on which it was said, where staff recorded it. */
  readonly saidOn: string | null
}

export interface Decline {
  readonly way: AnswerWay
  readonly reason: string
  readonly recordedBy: string | null
  /** The person who said it and the day of it, where staff recorded it. */
  readonly name?: string
  readonly saidOn?: string
}

export const offerVersions = pgTable(
  'offer_versions',
  {
    id: uuid('id').primaryKey(),
    offerId: uuid('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    version: smallint('version').notNull(),
    state: text('state', { enum: OFFER_STATES }).notNull(),
    /** A sent version's content is never changed; only its last day moves with a recorded answer. */
    content: jsonb('content').$type<OfferContent>().notNull(),
    /** Raised by each save of the draft. */
    revision: integer('revision').notNull().default(1),
    /** The first name of the person who saved the draft last; empty before the first save. */
    savedBy: text('saved_by').notNull().default(''),
    /** SHA-256 of the content, set when it is sent. */
    hash: text('hash'),
    /** The total of the seller's proposal, or of the customer's decision; null while a price is missing. */
    totalMinor: minor('total_minor'),
    /** The content's, beside the amounts of this row. */
    currency: text('currency', { enum: CURRENCIES }).notNull().default('EGP'),
    /** The counted lines of the seller's proposal before every discount, and all discounts on them, for the figures: 0 in another currency. */
    grossMinor: minor('gross_minor').notNull().default(0),
    discountMinor: minor('discount_minor').notNull().default(0),
    validUntil: day('valid_until').notNull(),
    customer: text('customer').notNull(),
    company: text('company').notNull(),
    project: text('project').notNull(),
    salesperson: text('salesperson').notNull(),
    /** The account of that person, noted when it is sent; null where none is meant, and in versions from before. */
    salespersonId: uuid('salesperson_id'),
    /** The discount that somebody allowed, in hundredths of a percent. */
    approvedHundredths: integer('approved_hundredths'),
    isPaused: boolean('is_paused').notNull().default(false),
    /** False while an acceptance by link alone waits for staff. */
    isConfirmed: boolean('is_confirmed').notNull().default(true),
    created: instant('created').notNull(),
    sent: instant('sent'),
    seen: instant('seen'),
    /** The moment of the acceptance, refusal or withdrawal. */
    ended: instant('ended'),
    acceptance: jsonb('acceptance').$type<Acceptance>(),
    decline: jsonb('decline').$type<Decline>(),
    withdrawalReason: text('withdrawal_reason'),
  },
  (table) => [
    uniqueIndex('offer_versions_number').on(table.offerId, table.version),
    // One draft and one open version at most, whatever happens at once.
    uniqueIndex('offer_versions_draft').on(table.offerId).where(sql`${table.state} in ('draft', 'waiting')`),
    uniqueIndex('offer_versions_open').on(table.offerId).where(sql`${table.state} = 'sent'`),
    index('offer_versions_state').on(table.state, table.validUntil),
    index('offer_versions_sent_at').on(table.sent).where(sql`${table.sent} is not null`),
    index('offer_versions_accepted').on(table.ended).where(sql`${table.state} = 'accepted'`),
    check('offer_versions_sent', sql`(${table.sent} is null) = (${table.hash} is null)`),
  ],
)

/** Tokens are an HMAC of the offer, the kind and the counter, so that they can be named again; here stands only their hash. */
export const offerLinks = pgTable(
  'offer_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    offerId: uuid('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['answering', 'reading', 'technical'] }).notNull(),
    counter: integer('counter').notNull(),
    created: instant('created').notNull(),
    ended: instant('ended'),
  },
  (table) => [index('offer_links_offer').on(table.offerId)],
)

/** Everything that happened to an offer, for staff. Entries are only added. */
export const offerEvents = pgTable(
  'offer_events',
  {
    id: uuid('id').primaryKey(),
    offerId: uuid('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    version: smallint('version'),
    at: instant('at').notNull(),
    kind: text('kind', { enum: EVENT_KINDS }).notNull(),
    actorKind: text('actor_kind', { enum: ['staff', 'customer', 'link', 'shop'] }).notNull(),
    actorId: uuid('actor_id'),
    actorName: text('actor_name').notNull(),
    facts: jsonb('facts').$type<Readonly<Record<string, string | number | boolean | string[]>>>().notNull(),
  },
  (table) => [index('offer_events_offer').on(table.offerId, table.id)],
)

/** The conversation that staff and the customer both read. */
export const offerMessages = pgTable(
  'offer_messages',
  {
    id: uuid('id').primaryKey(),
    offerId: uuid('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    side: text('side', { enum: ['customer', 'staff'] }).notNull(),
    userId: uuid('user_id'),
    name: text('name').notNull(),
    text: text('text').notNull(),
    isRenewal: boolean('is_renewal').notNull(),
    created: instant('created').notNull(),
  },
  (table) => [index('offer_messages_offer').on(table.offerId, table.id)],
)

/** The accepted lines, to be delivered. */
export const offerItems = pgTable(
  'offer_items',
  {
    id: uuid('id').primaryKey(),
    offerId: uuid('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    versionId: uuid('version_id')
      .notNull()
      .references(() => offerVersions.id, { onDelete: 'cascade' }),
    /** The line of the version's content. */
    lineId: text('line_id').notNull(),
    position: smallint('position').notNull(),
    orderLineId: uuid('order_line_id').references(() => orderLines.id, { onDelete: 'set null' }),
    /** No foreign key: a product may be deleted before its offer is delivered. */
    productId: uuid('product_id'),
    /** Ducts and cables are sold by the metre. */
    quantity: numeric('quantity', { precision: 12, scale: 3, mode: 'number' }).notNull(),
    /** After every discount, also its share of the one on the whole offer, for the figures: 0 in another currency. */
    valueMinor: minor('value_minor').notNull().default(0),
    status: text('status', { enum: LINE_STATUSES }).notNull(),
    serials: text('serials').array().notNull().default(sql`'{}'::text[]`),
    delivered: day('delivered'),
    warrantyEnds: day('warranty_ends'),
  },
  (table) => [
    uniqueIndex('offer_items_line').on(table.versionId, table.lineId),
    index('offer_items_offer').on(table.offerId, table.position),
    index('offer_items_serials').using('gin', table.serials),
    index('offer_items_standing').on(table.productId).where(sql`${table.status} not in ('Delivered', 'Cancelled')`),
  ],
)

/**
 * A day of delivery has the number of its note from its first delivery on: notes are signed and put away by it. Days of versions of the shop
 * that did not know this get theirs when they are asked for.
 */
export const offerDeliveryNotes = pgTable(
  'offer_delivery_notes',
  {
    offerId: uuid('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    day: day('day').notNull(),
    number: smallint('number').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.offerId, table.day] }),
    uniqueIndex('offer_delivery_notes_number').on(table.offerId, table.number),
  ],
)

/** Parts of the payment plan that were received. */
export const offerPayments = pgTable(
  'offer_payments',
  {
    id: uuid('id').primaryKey(),
    offerId: uuid('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    part: smallint('part').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    received: day('received').notNull(),
    way: text('way', { enum: PAYMENT_WAYS }),
    note: text('note').notNull(),
    recordedBy: text('recorded_by').notNull(),
    created: instant('created').notNull(),
  },
  (table) => [index('offer_payments_offer').on(table.offerId, table.part), check('offer_payments_amount', sql`${table.amountMinor} > 0`)],
)
