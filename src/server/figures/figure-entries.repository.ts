import { type SQL, sql } from 'drizzle-orm'
import type { WorkedWindow } from '#domain/desk/calendar.ts'
import type { LostReason, SALES_KINDS } from '#domain/desk/entries.ts'
import { type FigureList, isOfEnds } from '#domain/figures/lists.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import { brands, categories, productCategories, products } from '#server/catalogue/catalogue.tables.ts'
import { customers } from '#server/customers/customers.tables.ts'
import { deskEntries } from '#server/desk/desk.tables.ts'
import { orderLines } from '#server/orders/orders.tables.ts'
import type { Db } from '#server/platform/db/database.ts'
import { askedIn, IN_TIME, isLate, lostIn, type Within, wonIn, workedToCall } from './entry-figures.repository.ts'
import { soldLines } from './product-figures.repository.ts'

export interface FigureEntriesWanted {
  readonly show: FigureList
  readonly within: Within
  /** The working time since the period's first day. */
  readonly worked: readonly WorkedWindow[]
  readonly brand?: string | undefined
  readonly category?: string | undefined
  readonly without?: 'brand' | 'category' | undefined
  readonly sku?: string | undefined
  readonly reason?: LostReason | undefined
  readonly salesperson?: string | undefined
  readonly nobody?: 'yes' | undefined
}

export interface FigureEntryRow extends Record<string, unknown> {
  readonly count: number
  readonly sum: number
  readonly id: string
  readonly kind: (typeof SALES_KINDS)[number]
  readonly subject_id: string
  readonly number: string
  readonly who: string
  readonly company: string
  readonly salesperson: string | null
  readonly value: number | null
  readonly at: number
  readonly lost_reason: LostReason | null
  readonly lost_note: string
  readonly promised: number
  readonly called: number | null
  readonly is_late: boolean
  /** Working time until the first call, in seconds. */
  readonly worked: number | null
}

/** One page of the entries that a figure counts, the last first; of the first calls, the slowest. */
export async function listFigureEntries(
  db: Db,
  wanted: FigureEntriesWanted,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<FigureEntryRow[]> {
  const { show, within } = wanted
  const at = isOfEnds(show) ? sql`e.closed` : sql`e.arrived`
  const worked = isOfEnds(show) ? sql`null` : workedToCall(wanted.worked)
  const { rows } = await db.execute<FigureEntryRow>(sql`
    ${isBySold(wanted) ? sql`with ${soldLines(wanted.within)}` : sql``}
    select (count(*) over ())::int as count, (coalesce(sum(e.value_minor) over (), 0))::float8 as sum,
      e.id, e.kind, e.subject_id, e.number, e.who, e.company, e.value_minor::float8 as value, (extract(epoch from ${at}) * 1000)::float8 as at,
      e.lost_reason, e.lost_note, (extract(epoch from e.promised) * 1000)::float8 as promised,
      (extract(epoch from e.first_contact) * 1000)::float8 as called, ${isLate(within.now)} as is_late, (${worked})::float8 as worked,
      coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email) as salesperson
    from ${deskEntries} e join ${customers} c on c.id = e.customer_id left join ${users} u on u.id = coalesce(e.owner_id, c.salesperson_id)
    where ${sql.join(rulesOf(wanted), sql` and `)}
    order by ${show === 'called' ? sql`worked desc, ` : sql``}${at} desc, e.id limit ${limit} offset ${offset}`)
  return rows
}

function isBySold({ show, brand, category, without }: FigureEntriesWanted): boolean {
  return show === 'won' && (brand ?? category ?? without) !== undefined
}

function rulesOf(wanted: FigureEntriesWanted): SQL[] {
  const { show, within, brand, category, without, sku, reason, salesperson, nobody } = wanted
  const person = sql`coalesce(e.owner_id, c.salesperson_id)`
  const inShow = { asked: askedIn, late: askedIn, judged: askedIn, called: askedIn, won: wonIn, lost: lostIn }[show](within)
  return [
    inShow,
    ...(show === 'late' ? [isLate(within.now)] : []),
    ...(show === 'judged' ? [sql`(${IN_TIME} or ${isLate(within.now)})`] : []),
    ...(show === 'called' ? [sql`e.first_contact is not null`] : []),
    ...(reason === undefined ? [] : [sql`e.lost_reason = ${reason}`]),
    ...(salesperson === undefined ? [] : [sql`${person} = ${salesperson}::uuid`]),
    ...(nobody === undefined ? [] : [sql`${person} is null`]),
    ...(sku === undefined
      ? []
      : [sql`e.kind = 'request' and exists (select from ${orderLines} l where l.order_id = e.subject_id and l.sku = ${sku})`]),
    ...(show === 'won' ? soldRules({ brand, category, without }) : []),
  ]
}

function soldRules({ brand, category, without }: Pick<FigureEntriesWanted, 'brand' | 'category' | 'without'>): SQL[] {
  const sold = sql`select from sold s left join ${products} p on p.id = s.product_id`
  const mine = sql`s.entry_id = e.id`
  const categoriesOf = sql`${productCategories} pc where pc.product_id = s.product_id`
  return [
    ...(brand === undefined ? [] : [sql`exists (${sold} where ${mine} and p.brand_id = ${brand}::uuid)`]),
    ...(category === undefined
      ? []
      : [sql`exists (${sold} where ${mine} and exists (select from ${categoriesOf} and pc.category_id = ${category}::uuid))`]),
    ...(without === 'brand' ? [sql`exists (${sold} where ${mine} and p.brand_id is null)`] : []),
    ...(without === 'category' ? [sql`exists (${sold} where ${mine} and not exists (select from ${categoriesOf}))`] : []),
  ]
}

interface NamesRow extends Record<string, unknown> {
  readonly brand: { readonly en: string; readonly ar: string } | null
  readonly category: { readonly en: string; readonly ar: string } | null
  readonly machine: { readonly en: string; readonly ar: string } | null
  readonly salesperson: string | null
}

/** The names that the list is narrowed by; null where it is not, or nothing has the name any more. */
export async function readFigureNames(
  db: Db,
  { brand, category, sku, salesperson }: Pick<FigureEntriesWanted, 'brand' | 'category' | 'sku' | 'salesperson'>,
): Promise<NamesRow> {
  const { rows } = await db.execute<NamesRow>(sql`
    select
      (select jsonb_build_object('en', b.name, 'ar', coalesce(nullif(b.name_ar, ''), b.name)) from ${brands} b where b.id = ${brand ?? null}::uuid) as brand,
      (select jsonb_build_object('en', c.name, 'ar', c.name_ar) from ${categories} c where c.id = ${category ?? null}::uuid) as category,
      (select jsonb_build_object('en', p.name, 'ar', p.name_ar) from ${products} p where p.sku = ${sku ?? null}::text limit 1) as machine,
      (select coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email) from ${users} u where u.id = ${salesperson ?? null}::uuid) as salesperson`)
  const [names] = rows
  if (names === undefined) throw new Error('nothing was read')
  return names
}
