import { and, asc, count, desc, eq, exists, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { OfferSort } from '#domain/offers/lists.ts'
import type { ShownOfferState } from '#domain/offers/states.ts'
import { orders } from '#server/orders/orders.tables.ts'
import { contains } from '#server/platform/db/contains.ts'
import type { Db } from '#server/platform/db/database.ts'
import { offerLinks, offers, offerVersions } from '../offers.tables.ts'

export interface OffersWanted {
  readonly state?: ShownOfferState | undefined
  readonly seen?: 'yes' | 'no' | undefined
  readonly orderId?: string | undefined
  readonly salesperson?: string | undefined
  readonly number?: { readonly year: number; readonly number: number } | undefined
  /** Folded words, any of which may match. */
  readonly parts: readonly string[]
  /** Today in Cairo: a sent offer of an earlier last day is expired. */
  readonly today: string
}

export interface PageOf {
  readonly limit: number
  readonly offset: number
}

const rowColumns = {
  id: offers.id,
  year: offers.year,
  number: offers.number,
  name: offers.name,
  unanswered: offers.unanswered,
  created: offers.created,
  version: offerVersions.version,
  state: offerVersions.state,
  isConfirmed: offerVersions.isConfirmed,
  isPaused: offerVersions.isPaused,
  customer: offerVersions.customer,
  company: offerVersions.company,
  project: offerVersions.project,
  salesperson: offerVersions.salesperson,
  totalMinor: offerVersions.totalMinor,
  currency: offerVersions.currency,
  validUntil: offerVersions.validUntil,
  sent: offerVersions.sent,
  ended: offerVersions.ended,
  seen: offerVersions.seen,
  linkCounter: offers.linkCounter,
  orderId: orders.id,
  orderNumber: orders.number,
}

/**
 * Nearly every offer has one version, its leading one. The planner can't know that: of an equality here it would expect hardly a row, and
 * read and sort all offers for a page, where it should walk the index of an order.
 */
const isLeading = sql`case when ${offerVersions.id} = ${offers.leadingId} then true else false end`

function selectRows(db: Db) {
  const drafts = db
    .select({ one: sql`1` })
    .from(sql`${offerVersions} as draft`)
    .where(sql`draft.offer_id = ${offers.id} and draft.state in ('draft', 'waiting') and draft.id <> ${offers.leadingId}`)
  const links = db
    .select({ one: sql`1` })
    .from(offerLinks)
    .where(and(eq(offerLinks.offerId, offers.id), isNull(offerLinks.ended)))
  return db
    .select({ ...rowColumns, hasDraft: sql<boolean>`${exists(drafts)}`, isLinked: sql<boolean>`${exists(links)}` })
    .from(offers)
    .innerJoin(offerVersions, and(eq(offerVersions.offerId, offers.id), isLeading))
    .leftJoin(orders, eq(orders.id, offers.orderId))
}

export type OfferListRow = Awaited<ReturnType<typeof selectRows>>[number]

export function wanted(which: OffersWanted): SQL | undefined {
  return and(hasContent(which), isOfRequest(which), hasText(which))
}

export function hasContent({ state, seen, salesperson, today }: OffersWanted): SQL | undefined {
  const isSeen = seen === 'yes' ? isNotNull(offerVersions.seen) : and(isNotNull(offerVersions.sent), isNull(offerVersions.seen))
  return and(
    inState(state, today),
    seen === undefined ? undefined : isSeen,
    salesperson === undefined ? undefined : eq(offerVersions.salesperson, salesperson),
  )
}

export function isOfRequest({ orderId }: OffersWanted): SQL | undefined {
  return orderId === undefined ? undefined : eq(offers.orderId, orderId)
}

export function hasText({ number, parts }: OffersWanted): SQL | undefined {
  if (number !== undefined) return and(eq(offers.year, number.year), eq(offers.number, number.number))
  return or(...parts.map((part) => contains(offers.searchText, part)))
}

function inState(state: ShownOfferState | undefined, today: string): SQL | undefined {
  if (state === undefined) return undefined
  const isLate = sql`${offerVersions.validUntil} < ${today}`
  if (state === 'expired') return and(eq(offerVersions.state, 'sent'), isLate)
  return state === 'sent' ? and(eq(offerVersions.state, 'sent'), sql`not (${isLate})`) : eq(offerVersions.state, state)
}

/** Each is the order of an index (`server/indexes`), whose second column is that of the version's offer. */
const newestOffer = desc(offerVersions.offerId)
export const ORDERS: Readonly<Record<OfferSort, readonly SQL[]>> = {
  newest: [newestOffer],
  'valid-until': [asc(offerVersions.validUntil), newestOffer],
  total: [sql`${offerVersions.totalMinor} desc nulls last`, newestOffer],
  customer: [sql`lower(coalesce(nullif(${offerVersions.company}, ''), ${offerVersions.customer}))`, newestOffer],
  seen: [sql`${offerVersions.seen} desc nulls last`, newestOffer],
}

/** The ids come first, so that those of the pages before cost little more than their entries in an index. */
export async function listOfferRows(db: Db, which: OffersWanted, sort: OfferSort, page: PageOf): Promise<OfferListRow[]> {
  return selectRows(db)
    .where(inArray(offers.id, idsOfPage(db, which, sort, page)))
    .orderBy(...ORDERS[sort])
}

function idsOfPage(db: Db, which: OffersWanted, sort: OfferSort, { limit, offset }: PageOf) {
  const ids = db.select({ id: offers.id }).from(offers)
  const isByVersion = sort !== 'newest' || hasContent(which) !== undefined
  if (!isByVersion) return ids.where(wanted(which)).orderBy(desc(offers.id)).limit(limit).offset(offset)
  return ids
    .innerJoin(offerVersions, and(eq(offerVersions.offerId, offers.id), isLeading))
    .where(wanted(which))
    .orderBy(...ORDERS[sort])
    .limit(limit)
    .offset(offset)
}

export async function listRowsOf(db: Db, ids: readonly string[], sort: OfferSort = 'newest'): Promise<OfferListRow[]> {
  if (ids.length === 0) return []
  return selectRows(db)
    .where(inArray(offers.id, [...ids]))
    .orderBy(...ORDERS[sort])
}

export async function countOfferRows(db: Db, which: OffersWanted): Promise<number> {
  const [row] = await db
    .select({ found: count() })
    .from(offers)
    .innerJoin(offerVersions, eq(offerVersions.id, offers.leadingId))
    .where(wanted(which))
  return row?.found ?? 0
}

/** Each name leads to the next one by the index, since few people write many offers. */
export async function listSalespeople(db: Db): Promise<string[]> {
  const after = (name: SQL) =>
    sql`(select v.salesperson from ${offerVersions} v where v.salesperson > ${name} order by v.salesperson limit 1)`
  const { rows } = await db.execute<{ name: string }>(sql`
    with recursive named as (
      select ${after(sql`''`)} as name
      union all
      select ${after(sql`named.name`)} from named where named.name is not null
    )
    select name from named where name is not null`)
  return rows.map(({ name }) => name)
}

/** Acceptances to confirm, approvals, and messages that nobody has answered. */
export async function countWaitingOffers(db: Db): Promise<number> {
  const { rows } = await db.execute<{ waiting: number }>(sql`
    select count(*)::int as waiting from (
      select id from ${offers} where unanswered > 0
      union
      select offer_id from ${offerVersions} where state = 'waiting' or (state = 'accepted' and not is_confirmed)
    ) as waiting`)
  return rows[0]?.waiting ?? 0
}

function ownOnes({ userId, orderId }: OwnWanted): SQL | undefined {
  return and(
    userId === undefined ? undefined : eq(offers.userId, userId),
    isNotNull(offerVersions.sent),
    orderId === undefined ? undefined : eq(offers.orderId, orderId),
  )
}

/** Offers of a person, or of one request. */
export type OwnWanted =
  | { readonly userId: string; readonly orderId?: string | undefined }
  | { readonly userId?: undefined; readonly orderId: string }

/** A person's own offers that were sent, the newest first. */
export async function listOwnRows(db: Db, which: OwnWanted, { limit, offset }: PageOf): Promise<OfferListRow[]> {
  return selectRows(db).where(ownOnes(which)).orderBy(desc(offers.id)).limit(limit).offset(offset)
}

export async function countOwnRows(db: Db, which: OwnWanted): Promise<number> {
  const [row] = await db
    .select({ found: count() })
    .from(offers)
    .innerJoin(offerVersions, eq(offerVersions.id, offers.leadingId))
    .where(ownOnes(which))
  return row?.found ?? 0
}
