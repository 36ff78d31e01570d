import { type SQL, sql } from 'drizzle-orm'
import type { FigurePeriod } from '#domain/figures/period.ts'
import type { Language } from '#domain/text/language.ts'
import { brands, categories, productCategories, products } from '#server/catalogue/catalogue.tables.ts'
import { searchMisses } from '#server/catalogue/search/misses/search-misses.tables.ts'
import { deskEntries } from '#server/desk/desk.tables.ts'
import { offerItems, offers, offerVersions } from '#server/offers/offers.tables.ts'
import { orderLines } from '#server/orders/orders.tables.ts'
import type { Db } from '#server/platform/db/database.ts'
import { askedIn, type Within, wonIn } from './entry-figures.repository.ts'

const LISTED = 12
const MISSES_LISTED = 20

interface SoldRow extends Record<string, unknown> {
  readonly by: 'brand' | 'category'
  readonly id: string | null
  readonly name: string | null
  readonly name_ar: string | null
  readonly pieces: number
  readonly value: number
}

/** `sold`: the lines of what was won in the period, those of the accepted offer, or of the request where no offer was accepted. */
export function soldLines(within: Within): SQL {
  return sql`won as materialized (select e.id, e.kind, e.subject_id from ${deskEntries} e where ${wonIn(within)}),
  accepted as materialized (
    select w.id as entry_id, v.id as version_id from won w join ${offers} o on o.order_id = w.subject_id
      join ${offerVersions} v on v.offer_id = o.id and v.state = 'accepted' where w.kind = 'request'
    union all
    select w.id, v.id from won w join ${offerVersions} v on v.offer_id = w.subject_id and v.state = 'accepted' where w.kind = 'offer'
  ),
  sold as materialized (
    select a.entry_id, i.product_id, i.quantity, i.value_minor as value
    from accepted a join ${offerItems} i on i.version_id = a.version_id where i.status <> 'Cancelled'
    union all
    select w.id, l.product_id, l.quantity, l.price_minor * l.quantity
    from won w join ${orderLines} l on l.order_id = w.subject_id
    where w.kind = 'request' and l.status <> 'Cancelled' and not exists (select from accepted a where a.entry_id = w.id)
  )`
}

/** The most sold first, by brand and by category; lines without a brand, such as delivery, under no name. */
export async function listSold(db: Db, within: Within) {
  const { rows } = await db.execute<SoldRow>(sql`
    with ${soldLines(within)},
    by_product as materialized (
      select product_id, sum(quantity)::float8 as pieces, sum(value)::float8 as value from sold group by product_id
    ),
    by_brand as (
      select 'brand' as by, b.id, b.name, coalesce(nullif(b.name_ar, ''), b.name) as name_ar, sum(s.pieces) as pieces, sum(s.value) as value
      from by_product s left join ${products} p on p.id = s.product_id left join ${brands} b on b.id = p.brand_id
      group by b.id, b.name, b.name_ar
    ),
    by_category as (
      select 'category' as by, c.id, c.name, c.name_ar, sum(s.pieces) as pieces, sum(s.value) as value
      from by_product s
      left join ${productCategories} pc on pc.product_id = s.product_id left join ${categories} c on c.id = pc.category_id
      group by c.id, c.name, c.name_ar
    )
    select * from (
      select *, row_number() over (partition by by order by value desc, name) as rank
      from (select * from by_brand union all select * from by_category) sold_by
    ) ranked where rank <= ${LISTED} order by by, rank`)
  const soldBy = (what: SoldRow['by']) => rows.filter(({ by }) => by === what).map(soldReply)
  return { brands: soldBy('brand'), categories: soldBy('category') }
}

function soldReply({ id, name, name_ar, pieces, value }: SoldRow) {
  return { _id: id, name: name === null ? null : { en: name, ar: name_ar ?? name }, pieces, valueMinor: value }
}

interface MachineRow extends Record<string, unknown> {
  readonly sku: string
  readonly name: string
  readonly name_ar: string
  readonly pieces: number
  readonly requests: number
}

/** The machines of the period's requests; a request has one line of each. */
export async function listAskedMachines(db: Db, within: Within) {
  const { rows } = await db.execute<MachineRow>(sql`
    with asked as (
      select l.sku, count(*)::int as requests, sum(l.quantity)::int as pieces, (array_agg(l.id))[1] as line
      from ${deskEntries} e join ${orderLines} l on l.order_id = e.subject_id
      where ${askedIn(within)}
      group by l.sku order by requests desc, pieces desc, l.sku limit ${LISTED}
    )
    select a.sku, l.name, l.name_ar, a.pieces, a.requests from asked a join ${orderLines} l on l.id = a.line
    order by a.requests desc, a.pieces desc, a.sku`)
  return rows.map(({ sku, name, name_ar, pieces, requests }) => ({ sku, name: { en: name, ar: name_ar }, pieces, requests }))
}

interface MissRow extends Record<string, unknown> {
  readonly term: string
  readonly language: Language
  readonly count: number
}

export async function listMisses(db: Db, { from, to }: FigurePeriod): Promise<MissRow[]> {
  const { rows } = await db.execute<MissRow>(sql`
    select term, language, sum(count)::int as count from ${searchMisses}
    where day >= ${from}::date and day <= ${to}::date
    group by term, language order by 3 desc, term, language limit ${MISSES_LISTED}`)
  return rows
}

interface MissedTermRow extends MissRow {
  readonly terms: number
  readonly days: readonly { readonly day: string; readonly count: number }[]
}

/** One page of the same terms, with the days on which they were searched. */
export async function listMissedTerms(
  db: Db,
  { from, to }: FigurePeriod,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<MissedTermRow[]> {
  const { rows } = await db.execute<MissedTermRow>(sql`
    select term, language, sum(count)::int as count, (count(*) over ())::int as terms,
      jsonb_agg(jsonb_build_object('day', day, 'count', count) order by day desc) as days
    from ${searchMisses}
    where day >= ${from}::date and day <= ${to}::date
    group by term, language order by 3 desc, term, language limit ${limit} offset ${offset}`)
  return rows
}
