import { type SQL, sql } from 'drizzle-orm'
import type { NextStepKind } from '#domain/desk/entries.ts'
import { SHOP_CURRENCY } from '#domain/money/currency.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import { deskEntries } from '#server/desk/desk.tables.ts'
import { offerPayments, offers, offerVersions } from '#server/offers/offers.tables.ts'
import type { Db } from '#server/platform/db/database.ts'
import { COUNTS, instant, type Within } from './entry-figures.repository.ts'

/**
 * Each offer with the version that lists show and the entry of the desk that it belongs to. No index leads from a version to the offer that
 * it leads, and of two equalities the planner would expect hardly a row.
 */
const OFFERS = sql`${offerVersions} v
  join ${offers} o on o.id = v.offer_id and case when o.leading_id = v.id then true else false end
  left join ${deskEntries} e on e.kind = case when o.order_id is null then 'offer' else 'request' end and e.subject_id = coalesce(o.order_id, o.id)`

/** Sums are in the shop's currency: an offer in another one is counted and adds nothing to them. */
const TOTAL = sql`case when v.currency = ${SHOP_CURRENCY} then v.total_minor end`

const open = (today: string): SQL => sql`v.state = 'sent' and v.valid_until >= ${today}::date and ${COUNTS}`

interface OpenRow extends Record<string, unknown> {
  readonly count: number
  readonly value: number
  readonly expiring: number
  readonly expiring_value: number
}

/** Offers that wait for the customer's answer, and those of them that end soon. */
export async function sumOpenOffers(db: Db, { today, expiresBy }: { readonly today: string; readonly expiresBy: string }) {
  const { rows } = await db.execute<OpenRow>(sql`
    select count(*)::int as count, coalesce(sum(${TOTAL}), 0)::float8 as value,
      (count(*) filter (where v.valid_until <= ${expiresBy}::date))::int as expiring,
      coalesce(sum(${TOTAL}) filter (where v.valid_until <= ${expiresBy}::date), 0)::float8 as expiring_value
    from ${OFFERS} where ${open(today)}`)
  const { count = 0, value = 0, expiring = 0, expiring_value = 0 } = rows[0] ?? {}
  return { openOffers: { count, valueMinor: value }, expiring: { count: expiring, valueMinor: expiring_value } }
}

export interface OfferFigureRow extends Record<string, unknown> {
  readonly id: string
  readonly year: number
  readonly number: number
  readonly customer: string
  readonly company: string
  readonly salesperson: string
  readonly total: number | null
  readonly valid_until: string
}

export interface LargestRow extends OfferFigureRow {
  readonly next_step: NextStepKind | null
  readonly next_at: number | null
}

const COLUMNS = sql`o.id, o.year, o.number, v.customer, v.company, v.salesperson, (${TOTAL})::float8 as total, v.valid_until::text as valid_until`
const LARGEST = 10

export async function listLargest(db: Db, today: string): Promise<LargestRow[]> {
  const { rows } = await db.execute<LargestRow>(sql`
    select ${COLUMNS}, e.next_step, (extract(epoch from e.next_at) * 1000)::float8 as next_at
    from ${OFFERS} where ${open(today)} order by ${TOTAL} desc nulls last, o.id limit ${LARGEST}`)
  return rows
}

const WITHOUT_DEPOSIT_MOST = 50

export interface WithoutDepositRow extends OfferFigureRow {
  readonly count: number
  readonly sum: number
}

/** Accepted offers with a part to be paid on the order, of which nothing was received; the oldest first. */
export async function listWithoutDeposit(db: Db, since: Date): Promise<WithoutDepositRow[]> {
  const { rows } = await db.execute<WithoutDepositRow>(sql`
    select ${COLUMNS}, (count(*) over ())::int as count, coalesce(sum(${TOTAL}) over (), 0)::float8 as sum
    from ${OFFERS}
    where v.state = 'accepted' and v.is_confirmed and v.ended >= ${instant(since)} and ${COUNTS}
      and not exists (select 1 from ${offerPayments} p where p.offer_id = o.id)
      and v.content->'plan' @> '[{"time":"on-order"}]'
    order by v.ended, o.id limit ${WITHOUT_DEPOSIT_MOST}`)
  return rows
}

/** `named`: accounts by the name of staff who share it with nobody, for offers that were sent before their account was noted. */
const FULL_NAME = sql`coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email)`
const NAMED = sql`named as (
  select ${FULL_NAME} as name, (array_agg(u.id))[1] as id from ${users} u where u.role = 'ROLE ADMIN' group by 1 having count(*) = 1
)`
/** The account of an offer's salesperson is `u`. */
const OFFERS_OF_PEOPLE = sql`${OFFERS}
  left join named n on v.salesperson_id is null and n.name = trim(v.salesperson)
  left join ${users} u on u.id = coalesce(v.salesperson_id, n.id)`

export interface DiscountRow extends Record<string, unknown> {
  /** The salesperson's account; null where the offers name somebody without one, or nobody. */
  readonly id: string | null
  readonly name: string
  readonly offers: number
  readonly gross: number
  readonly discount: number
}

/** Offers that were sent in the period, by their salesperson. */
export async function readDiscounts(db: Db, within: Within): Promise<DiscountRow[]> {
  const { rows } = await db.execute<DiscountRow>(sql`
    with ${NAMED}
    select u.id, case when u.id is null then trim(v.salesperson) else ${FULL_NAME} end as name, count(*)::int as offers,
      sum(v.gross_minor)::float8 as gross, sum(v.discount_minor)::float8 as discount
    from ${OFFERS_OF_PEOPLE} where ${sentIn(within)}
    group by 1, 2`)
  return rows
}

function sentIn({ from, to }: Within): SQL {
  return sql`v.sent >= ${instant(from)} and v.sent < ${instant(to)} and ${COUNTS}`
}

export interface SentOfferRow extends OfferFigureRow {
  readonly sent: number
  readonly gross: number
  readonly discount: number
  readonly count: number
  readonly gross_sum: number
  readonly discount_sum: number
}

export interface SentOffersWanted {
  readonly within: Within
  /** The name on the offers; empty for those that name nobody. */
  readonly salesperson?: string | undefined
  /** The salesperson's account; `none` for offers of no account. */
  readonly person?: string | undefined
  readonly sort?: 'discount' | undefined
}

/** One page of the same offers. */
export async function listSentOffers(
  db: Db,
  { within, salesperson, person, sort }: SentOffersWanted,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<SentOfferRow[]> {
  const { rows } = await db.execute<SentOfferRow>(sql`
    with ${NAMED}
    select ${COLUMNS}, (extract(epoch from v.sent) * 1000)::float8 as sent, v.gross_minor::float8 as gross, v.discount_minor::float8 as discount,
      (count(*) over ())::int as count, (sum(v.gross_minor) over ())::float8 as gross_sum, (sum(v.discount_minor) over ())::float8 as discount_sum
    from ${OFFERS_OF_PEOPLE} where ${sentIn(within)} ${salesperson === undefined ? sql`` : sql`and trim(v.salesperson) = ${salesperson}`}
      ${person === undefined ? sql`` : person === 'none' ? sql`and u.id is null` : sql`and u.id = ${person}::uuid`}
    order by ${sort === 'discount' ? sql`v.discount_minor desc, ` : sql``}v.sent desc, o.id limit ${limit} offset ${offset}`)
  return rows
}
