import { sql } from 'drizzle-orm'
import { products } from '#server/catalogue/catalogue.tables.ts'
import { deskEntries } from '#server/desk/desk.tables.ts'
import { offers, offerVersions } from '#server/offers/offers.tables.ts'
import { orderLines } from '#server/orders/orders.tables.ts'
import type { Db } from '#server/platform/db/database.ts'
import { askedIn, bucket, COUNTS, instant, lostIn, type Within } from './entry-figures.repository.ts'
import { soldLines } from './product-figures.repository.ts'

export const PIECE_PHASES = ['asked', 'offered', 'won', 'lost'] as const
export type PiecePhase = (typeof PIECE_PHASES)[number]

export interface PiecesRow extends Record<string, unknown> {
  readonly phase: PiecePhase
  /** Counted from 1. */
  readonly week: number
  readonly sku: string
  readonly name: string
  readonly name_ar: string
  readonly pieces: number
}

/** The pieces of one brand's machines that were asked for, offered, won and lost, by week and machine. */
export async function listPieces(db: Db, brandId: string, within: Within, begins: readonly Date[]): Promise<PiecesRow[]> {
  const own = sql`select id from ${products} where brand_id = ${brandId}::uuid`
  const { rows } = await db.execute<PiecesRow>(sql`
    with ${soldLines(within)},
    own as materialized (${own}),
    phases as (
      select 'asked' as phase, e.arrived as at, l.product_id, l.quantity::numeric as quantity
      from ${deskEntries} e join ${orderLines} l on l.order_id = e.subject_id where ${askedIn(within)} and l.product_id in (select id from own)
      union all
      select 'offered', v.sent, (l->>'productId')::uuid, (l->>'quantity')::numeric
      from ${offerVersions} v join ${offers} o on o.id = v.offer_id and case when o.leading_id = v.id then true else false end
        left join ${deskEntries} e on e.kind = case when o.order_id is null then 'offer' else 'request' end and e.subject_id = coalesce(o.order_id, o.id),
        lateral jsonb_array_elements(v.content->'lines') l
      where v.sent >= ${instant(within.from)} and v.sent < ${instant(within.to)} and ${COUNTS} and (l->>'productId')::uuid in (select id from own)
      union all
      select 'won', e.closed, s.product_id, s.quantity
      from sold s join ${deskEntries} e on e.id = s.entry_id where s.product_id in (select id from own)
      union all
      select 'lost', e.closed, l.product_id, l.quantity
      from ${deskEntries} e join ${orderLines} l on l.order_id = e.subject_id
      where e.kind = 'request' and ${lostIn(within)} and l.product_id in (select id from own)
    )
    select f.phase, ${bucket(sql`f.at`, begins)} as week, p.sku, p.name, p.name_ar, sum(f.quantity)::float8 as pieces
    from phases f join ${products} p on p.id = f.product_id
    group by f.phase, 2, p.sku, p.name, p.name_ar`)
  return rows
}
