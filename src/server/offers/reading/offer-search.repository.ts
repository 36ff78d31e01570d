import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { OfferSort } from '#domain/offers/lists.ts'
import { MAX_COUNTED_MATCHES } from '#domain/paging.ts'
import type { Db } from '#server/platform/db/database.ts'
import { offers, offerVersions } from '../offers.tables.ts'
import {
  hasContent,
  hasText,
  isOfRequest,
  listOfferRows,
  listRowsOf,
  type OfferListRow,
  type OffersWanted,
  ORDERS,
  type PageOf,
  wanted,
} from './offer-lists.repository.ts'

export interface FoundOffers {
  readonly rows: OfferListRow[]
  readonly count: number
  readonly countIsMinimum: boolean
}

/** The index gathers what is found, once for page and count; of too many, the order of the list is walked, and the count is a minimum. */
export async function searchOfferRows(db: Db, which: OffersWanted, sort: OfferSort, page: PageOf): Promise<FoundOffers> {
  const { ids, count, isAll } = await gatherFound(db, which, sort, page)
  if (isAll) return { rows: await listRowsOf(db, ids, sort), count, countIsMinimum: false }
  const [rows, counted] = await Promise.all([listOfferRows(db, which, sort, page), countUpTo(db, which, MAX_COUNTED_MATCHES + 1)])
  return { rows, count: Math.min(counted, MAX_COUNTED_MATCHES), countIsMinimum: counted > MAX_COUNTED_MATCHES }
}

interface Gathered {
  readonly ids: string[]
  readonly count: number
  readonly isAll: boolean
}

async function gatherFound(db: Db, which: OffersWanted, sort: OfferSort, { limit, offset }: PageOf): Promise<Gathered> {
  const { offerId, id, validUntil, totalMinor, company, customer, seen } = offerVersions
  const sorted = sql.join([offerId, validUntil, totalMinor, company, customer, seen], sql`, `)
  const { rows } = await db.execute<Gathered & Record<string, unknown>>(sql`
    with matching as materialized (
      select ${offers.leadingId} from ${offers} ${whereOf(and(isOfRequest(which), hasText(which)))} limit ${MAX_COUNTED_MATCHES + 1}
    ), found as materialized (
      select ${sorted} from matching join ${offerVersions} on ${id} = matching.leading_id ${whereOf(hasContent(which))}
    )
    select (select count(*) from matching) <= ${MAX_COUNTED_MATCHES} as "isAll", (select count(*)::int from found) as count,
      array(select offer_id::text from found as ${offerVersions} order by ${sql.join([...ORDERS[sort]], sql`, `)}
        limit ${limit} offset ${offset}) as ids`)
  return rows[0] ?? { ids: [], count: 0, isAll: true }
}

function whereOf(condition: SQL | undefined): SQL {
  return condition === undefined ? sql`` : sql`where ${condition}`
}

/** Counts no further than this many. */
async function countUpTo(db: Db, which: OffersWanted, most: number): Promise<number> {
  const found = db
    .select({ id: offers.id })
    .from(offers)
    .innerJoin(offerVersions, eq(offerVersions.id, offers.leadingId))
    .where(wanted(which))
    .limit(most)
  return db.$count(found.as('found'))
}
