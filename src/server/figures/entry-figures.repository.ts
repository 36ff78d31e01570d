import { type SQL, sql } from 'drizzle-orm'
import type { WorkedWindow } from '#domain/desk/calendar.ts'
import { type LostReason, REASON_OUTSIDE_FIGURES, SALES_KINDS } from '#domain/desk/entries.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import { customers } from '#server/customers/customers.tables.ts'
import { deskEntries } from '#server/desk/desk.tables.ts'
import type { Db } from '#server/platform/db/database.ts'

/** A period of figures: from an instant on, until another one, as the shop stands now. */
export interface Within {
  readonly from: Date
  readonly to: Date
  readonly now: Date
}

export function instant(at: Date): SQL {
  return sql`${at.toISOString()}::timestamptz`
}

const SALES = sql.raw(`e.kind in (${SALES_KINDS.map((kind) => `'${kind}'`).join(', ')})`)
/** Tests and wrong numbers are in no figure. */
export const COUNTS = sql.raw(`e.lost_reason is distinct from '${REASON_OUTSIDE_FIGURES}'`)
const VALUE = sql`coalesce(sum(e.value_minor), 0)::float8`

/** Requests that came in the period. */
export function askedIn({ from, to }: Within): SQL {
  return sql`e.kind = 'request' and e.arrived >= ${instant(from)} and e.arrived < ${instant(to)} and ${COUNTS}`
}

export function wonIn({ from, to }: Within): SQL {
  return sql`e.closed >= ${instant(from)} and e.closed < ${instant(to)} and e.state = 'won' and ${SALES}`
}

export function lostIn({ from, to }: Within): SQL {
  return sql`e.closed >= ${instant(from)} and e.closed < ${instant(to)} and e.state = 'lost' and e.lost_reason is not null and ${SALES} and ${COUNTS}`
}

/** The first call came after the promised time, or has not come yet although that has passed. */
export const isLate = (now: Date) => sql`coalesce(e.first_contact, e.closed, ${instant(now)}) > e.promised`

export const IN_TIME = sql`(e.first_contact <= e.promised) is true`

export interface NotCalledRow extends Record<string, unknown> {
  readonly customers: number
  readonly late: number
  readonly oldest: number | null
}

/** New cards of the desk, as its list counts them. */
export async function readNotCalled(db: Db, now: Date): Promise<NotCalledRow> {
  const { rows } = await db.execute<NotCalledRow>(sql`
    select count(distinct e.customer_id)::int as customers,
      (count(distinct e.customer_id) filter (where e.promised < ${instant(now)}))::int as late,
      (extract(epoch from min(e.arrived)) * 1000)::float8 as oldest
    from ${deskEntries} e
    where e.closed is null and e.state = 'new' and not (e.next_step = 'sleep' and e.next_at > ${instant(now)})`)
  return onlyRow(rows)
}

export interface DealsRow extends Record<string, unknown> {
  readonly count: number
  readonly value: number
}

export async function readWon(db: Db, within: Within): Promise<DealsRow> {
  const { rows } = await db.execute<DealsRow>(sql`
    select count(*)::int as count, ${VALUE} as value from ${deskEntries} e
    where ${wonIn(within)}`)
  return onlyRow(rows)
}

export interface WonWeekRow extends DealsRow {
  readonly week: number
}

export async function wonByWeek(db: Db, within: Within, begins: readonly Date[]): Promise<WonWeekRow[]> {
  const { rows } = await db.execute<WonWeekRow>(sql`
    select ${bucket(sql`e.closed`, begins)} as week, count(*)::int as count, ${VALUE} as value from ${deskEntries} e
    where ${wonIn(within)} group by 1`)
  return rows
}

const LAST_LOST = 20

interface LostRow extends DealsRow {
  readonly reason: LostReason
}

interface LostEntryRow extends Record<string, unknown> {
  readonly id: string
  readonly who: string
  readonly company: string
  readonly reason: LostReason
  readonly note: string
  readonly value: number | null
  readonly closed: number
}

/** The reasons, the most frequent first, and the entries that were lost last. */
export async function readLost(db: Db, within: Within) {
  const where = lostIn(within)
  const reasons = await db.execute<LostRow>(sql`
    select e.lost_reason as reason, count(*)::int as count, ${VALUE} as value from ${deskEntries} e
    where ${where} group by 1 order by 2 desc, 3 desc, 1`)
  const last = await db.execute<LostEntryRow>(sql`
    select e.id, e.who, e.company, e.lost_reason as reason, e.lost_note as note, e.value_minor::float8 as value,
      (extract(epoch from e.closed) * 1000)::float8 as closed
    from ${deskEntries} e where ${where} order by e.closed desc, e.id limit ${LAST_LOST}`)
  const sumOf = (key: 'count' | 'value') => reasons.rows.reduce((sum, row) => sum + row[key], 0)
  return {
    count: sumOf('count'),
    valueMinor: sumOf('value'),
    reasons: reasons.rows.map(({ reason, count, value }) => ({ reason, count, valueMinor: value })),
    entries: last.rows.map(({ id, who, company, reason, note, value, closed }) => ({
      _id: id,
      who,
      company,
      reason,
      note,
      valueMinor: value,
      closed: new Date(closed).toISOString(),
    })),
  }
}

export interface PersonRow extends Record<string, unknown> {
  readonly id: string | null
  /** Empty for requests that nobody has. */
  readonly name: string
  readonly requests: number
  readonly late: number
}

/** Requests of the period and late calls, by the person who has them or whose customer asked. */
export async function readPeople(db: Db, within: Within): Promise<PersonRow[]> {
  const { rows } = await db.execute<PersonRow>(sql`
    select p.id, coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email, '') as name, p.requests, p.late
    from (
      select coalesce(e.owner_id, c.salesperson_id) as id, count(*)::int as requests, (count(*) filter (where ${isLate(within.now)}))::int as late
      from ${deskEntries} e join ${customers} c on c.id = e.customer_id
      where ${askedIn(within)} group by 1
    ) p left join ${users} u on u.id = p.id`)
  return rows
}

export interface WeekRow extends Record<string, unknown> {
  /** Counted from 1. */
  readonly week: number
  readonly requests: number
  readonly value: number
  readonly median: number | null
  readonly slow: number | null
  readonly in_time: number
  readonly judged: number
}

export interface WeeksAsked {
  readonly within: Within
  readonly begins: readonly Date[]
  /** The working time since the first of those instants. */
  readonly worked: readonly WorkedWindow[]
}

/** Requests by the week of their arrival, with the working time to the first call. */
export async function readWeeks(db: Db, { within, begins, worked }: WeeksAsked): Promise<WeekRow[]> {
  const { rows } = await db.execute<WeekRow>(sql`
    with asked as (
      select ${bucket(sql`e.arrived`, begins)} as week, e.value_minor,
        ${workedToCall(worked)} as worked, ${IN_TIME} as in_time, ${isLate(within.now)} as late
      from ${deskEntries} e where ${askedIn(within)}
    )
    select week, count(*)::int as requests, coalesce(sum(value_minor), 0)::float8 as value,
      (percentile_disc(0.5) within group (order by worked) / 60)::float8 as median,
      (percentile_disc(0.9) within group (order by worked) / 60)::float8 as slow,
      (count(*) filter (where in_time))::int as in_time, (count(*) filter (where in_time or late))::int as judged
    from asked group by week`)
  return rows
}

/** The bucket of an instant among the beginnings of weeks, from 1. */
export function bucket(at: SQL, begins: readonly Date[]): SQL {
  return sql`width_bucket(date_part('epoch', ${at}), ${numbers(begins.map((begin) => begin.getTime() / 1_000))})`
}

/** The seconds worked from the arrival to the first call; null where nobody was called. */
export function workedToCall(worked: readonly WorkedWindow[]): SQL {
  const called = sql`case when e.first_contact is not null then greatest(e.first_contact, e.arrived) end`
  return sql`${workedUntil(called, worked)} - ${workedUntil(sql`e.arrived`, worked)}`
}

/** The seconds worked from the first window's beginning until an instant; null for null. */
function workedUntil(at: SQL, windows: readonly WorkedWindow[]): SQL {
  const seconds = sql`date_part('epoch', ${at})`
  const froms = numbers(windows.map(({ from }) => from / 1_000))
  const bucket = sql`greatest(1, width_bucket(${seconds}, ${froms}))`
  const tos = numbers(windows.map(({ to }) => to / 1_000))
  const befores = numbers(windows.map(({ before }) => before / 1_000))
  const worked = sql`(${befores})[${bucket}] + greatest(0, least(${seconds}, (${tos})[${bucket}]) - (${froms})[${bucket}])`
  return sql`case when ${at} is not null then ${windows.length === 0 ? sql`0` : worked} end`
}

function numbers(values: readonly number[]): SQL {
  return sql`${`{${values.join(',')}}`}::float8[]`
}

function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('nothing was counted')
  return row
}
