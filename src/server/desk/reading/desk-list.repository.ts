import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { CustomerSearch } from '#domain/desk/customer-search.ts'
import type { EntryState } from '#domain/desk/entries.ts'
import { STEP_LATE_AFTER_MS } from '#domain/desk/promise.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import { customerContacts, customers } from '#server/customers/customers.tables.ts'
import { offers, offerVersions } from '#server/offers/offers.tables.ts'
import { contains, containsOneOf, containsOneOfEach } from '#server/platform/db/contains.ts'
import type { Database, Db, NamedStatement } from '#server/platform/db/database.ts'
import { deskEntries } from '../desk.tables.ts'
import { CARD_BITS_OF_OPEN, type CardGroup, countsOf, type DeskCounts } from './card-counts.repository.ts'

export interface DeskFilter {
  readonly viewerId: string
  readonly state?: EntryState | undefined
  readonly owner?: 'mine' | 'nobody' | undefined
  readonly isDue: boolean
  readonly isLate: boolean
  readonly isSleeping: boolean
  /** A typed term, which the facts of the customer or of an entry may contain, with the governorates that it names; null for no search. */
  readonly words: (CustomerSearch & { readonly governorates: readonly string[] }) | null
  readonly now: Date
}

type Entry = typeof deskEntries.$inferSelect

/** An entry with its customer and the names of people, as the list reads it; times are in milliseconds. */
export interface CardRow extends Record<string, unknown> {
  readonly id: string
  readonly kind: Entry['kind']
  readonly subject_id: string
  readonly customer_id: string
  readonly state: Entry['state']
  readonly owner_id: string | null
  readonly owner_name: string | null
  readonly arrived: number
  readonly due_from: number
  readonly promised: number
  readonly first_contact: number | null
  readonly next_step: Entry['nextStep']
  readonly next_at: number | null
  readonly next_note: string
  readonly proposed_loss: Entry['proposedLoss']
  readonly unanswered: number
  readonly closed: number | null
  readonly lost_reason: Entry['lostReason']
  readonly lost_note: string
  readonly site: Entry['site']
  readonly number: string
  readonly who: string
  readonly company: string
  readonly place: string
  readonly phone: string
  readonly email: string
  readonly about: Entry['about']
  readonly machines: number
  readonly pieces: number
  readonly value_minor: number | null
  readonly version: number
  readonly customer_name: string
  readonly customer_language: Entry['language']
  readonly salesperson_id: string | null
  readonly salesperson_name: string | null
  readonly is_twin: boolean
  readonly offer_id: string | null
  readonly offer_year: number | null
  readonly offer_number: number | null
  readonly has_draft: boolean
}

const LATE_AFTER = sql.raw(`interval '${STEP_LATE_AFTER_MS} milliseconds'`)

/** The rules of `deadlineOf`, `isSleeping` and `urgencyOf` over the columns of an entry `e`. */
const COUNTS_PROMISE = sql`(e.next_at is null or (e.first_contact is null and e.next_step <> 'sleep'))`
const UNTIL = sql`case when ${COUNTS_PROMISE} then e.promised else e.next_at + ${LATE_AFTER} end`
const FROM = sql`case when ${COUNTS_PROMISE} then e.due_from else e.next_at end`

function at(now: Date): SQL {
  return sql`${now.toISOString()}::timestamptz`
}

function sleeping(now: Date): SQL {
  return sql`(e.next_step = 'sleep' and e.next_at > ${at(now)})`
}

/** A new entry of a customer with a salesperson is theirs alone until half of the promise has passed. */
function mine(viewerId: string): SQL {
  return sql`(e.owner_id = ${viewerId}::uuid or (e.owner_id is null and c.salesperson_id = ${viewerId}::uuid)) is true`
}

function nobodys(viewerId: string, now: Date): SQL {
  const isForAll = sql`c.salesperson_id is null or c.salesperson_id = ${viewerId}::uuid or e.for_all_from is null or e.for_all_from <= ${at(now)}`
  return sql`(e.owner_id is null and (${isForAll}))`
}

/** The entries of the list, by the columns of `open`, which is every open entry with what the filters ask. */
function matching({ state, owner, isDue, isLate, isSleeping, words }: DeskFilter): SQL {
  const rules = [
    isSleeping ? sql`sleeps` : sql`not sleeps`,
    ...(state === undefined ? [] : [sql`state = ${state}`]),
    ...(owner === undefined ? [] : [owner === 'mine' ? sql`mine` : sql`nobody`]),
    ...(isDue ? [sql`due and not late`] : []),
    ...(isLate ? [sql`late`] : []),
    ...(words === null ? [] : [sql`found`]),
  ]
  return sql.join(rules, sql` and `)
}

type Words = NonNullable<DeskFilter['words']>

function found(words: Words): SQL {
  return sql`(${containsOneOfEach(sql`c.search_text`, words.names)} or ${written(words)})`
}

/** True if a text has the term as it was typed; such a match comes before a name in the other script. */
function written({ parts, governorates }: Words): SQL {
  const facts = sql`lower(concat_ws(' ', e.number, e.who, e.company, e.email, e.about->>'en', e.about->>'ar'))`
  const isHere = governorates.map((code) => sql`e.place = ${code}`)
  return sql`(${sql.join([containsOneOf(sql`c.search_text`, parts), ...parts.map((part) => contains(facts, part)), ...isHere], sql` or `)})`
}

const TIMES = sql.raw(
  ['arrived', 'due_from', 'promised', 'first_contact', 'next_at', 'closed']
    .map((column) => `(extract(epoch from e.${column}) * 1000)::float8 as ${column}`)
    .join(', '),
)

/** The limit makes PostgreSQL look it up for the rows of the page; without one it compares the contacts of all customers first. */
const IS_TWIN = sql`coalesce((select true from ${customerContacts} own
    join ${customerContacts} other on other.kind = own.kind and other.value = own.value and other.customer_id <> own.customer_id
    join ${customers} oc on oc.id = other.customer_id and oc.joined_into is null
    where own.customer_id = e.customer_id limit 1), false)`

/** The entry's own value, else the newest one of the customer. */
function contact(kind: 'phone' | 'email'): SQL {
  const own = sql.raw(`e.${kind}`)
  const known = sql`(select k.shown from ${customerContacts} k where k.customer_id = e.customer_id and k.kind = ${sql.raw(`'${kind}'`)}
    order by k.created desc, k.id desc limit 1)`
  return sql`case when ${own} = '' then coalesce(${known}, '') else ${own} end as ${sql.raw(kind)}`
}

const CARD_COLUMNS = sql`
  e.id, e.kind, e.subject_id, e.customer_id, e.state, e.owner_id, e.next_step, e.next_note, e.unanswered, e.proposed_loss,
  e.lost_reason, e.lost_note, e.site, e.number, e.who, e.company, e.place, ${contact('phone')}, ${contact('email')}, e.about, e.machines, e.pieces, e.value_minor::float8 as value_minor, e.version,
  ${TIMES}, nullif(trim(concat_ws(' ', o.first_name, o.last_name)), '') as owner_name,
  c.name as customer_name, c.language as customer_language, c.salesperson_id,
  nullif(trim(concat_ws(' ', s.first_name, s.last_name)), '') as salesperson_name,
  ${IS_TWIN} as is_twin,
  f.id as offer_id, f.year as offer_year, f.number as offer_number,
  exists (select from ${offerVersions} v where v.offer_id = f.id and v.state in ('draft', 'waiting')) as has_draft`

const CARD_JOINS = sql`
  left join ${customers} c on c.id = e.customer_id
  left join ${users} o on o.id = e.owner_id
  left join ${users} s on s.id = c.salesperson_id
  left join lateral (
    (select id, year, number from ${offers} where e.kind = 'request' and order_id = e.subject_id order by id desc limit 1)
    union all
    (select id, year, number from ${offers} where e.kind in ('offer', 'acceptance', 'offer-message', 'approval') and id = e.subject_id)
  ) f on true`

interface PageOf {
  readonly limit: number
  readonly offset: number
}

export interface DeskPage {
  readonly rows: readonly CardRow[]
  readonly total: number
  /** The numbers of cards behind each filter. */
  readonly counts: DeskCounts
}

/** Every row has the groups that the counts come from; the only one of an empty page has nothing else. */
type PageRow = { readonly [column in keyof CardRow]: CardRow[column] | null } & { readonly groups: readonly CardGroup[] | null }

/**
 * One page of customers with everything that waits of each, and the counts, in one reading of the open entries: the matching entry with
 * the nearest deadline leads, in a search those that have the term as it was typed.
 */
export async function listCards(database: Database, filter: DeskFilter, page: PageOf): Promise<DeskPage> {
  const statement = cardsPage(filter, page)
  const name = nameOf(filter, page)
  const rows =
    name === null
      ? (await database.db.execute<PageRow>(statement)).rows
      : await database.readNamed<PageRow>(namedStatement(name, statement))
  const [first] = rows
  if (first === undefined) throw new Error('nothing was counted')
  const groups = first.groups ?? []
  const total = groups.reduce((sum, [, , matching]) => sum + matching, 0)
  return { rows: rows.filter(isCard), total, counts: countsOf(groups) }
}

const DIALECT = new PgDialect()

function namedStatement(name: string, statement: SQL): NamedStatement {
  return { name, ...DIALECT.sqlToQuery(statement) }
}

/**
 * Planning the statement takes as long as a fifth of it, so each connection plans the first page once for each filter; searches have too
 * many forms, and few people turn the page.
 */
function nameOf({ state, owner, isDue, isLate, isSleeping, words }: DeskFilter, { limit, offset }: PageOf): string | null {
  if (words !== null || offset > 0) return null
  const chosen = [state === undefined ? '' : 'state', isDue ? 'due' : '', isLate ? 'late' : '', isSleeping ? 'sleeping' : '']
  return ['desk', owner ?? 'all', ...chosen.filter(Boolean), limit].join('_')
}

/** The customers who have a salesperson: they are few, and only a search needs more of the others. */
const ASSIGNED = sql`(select id, salesperson_id from ${customers} where salesperson_id is not null)`

function cardsPage(filter: DeskFilter, { limit, offset }: PageOf): SQL {
  const { viewerId, words, now } = filter
  const searched = words === null ? sql`true as found` : sql`${found(words)} as found, ${written(words)} as written`
  const rank = words === null ? sql`` : sql`, bool_or(written) as written`
  // The limit is written out: a parameter is unknown to the plan, which then joins the facts of all customers before it picks the page.
  const rows = sql.raw(`limit ${limit} offset ${offset}`)
  const first = (table: string) => (words === null ? sql`` : sql.raw(`${table}.written desc, `))
  return sql`
    with cards as materialized (
      select customer_id, bit_or(${CARD_BITS_OF_OPEN}) as bits, min(until) filter (where ${matching(filter)}) as deadline${rank}
      from (
        select e.customer_id, e.state, coalesce(${sleeping(now)}, false) as sleeps, ${mine(viewerId)} as mine,
          ${nobodys(viewerId, now)} as nobody, ${UNTIL} as until, ${UNTIL} < ${at(now)} as late, ${FROM} <= ${at(now)} as due, ${searched}
        from ${deskEntries} e left join ${words === null ? ASSIGNED : customers} c on c.id = e.customer_id where e.closed is null
      ) open
      group by customer_id
    ),
    counted as (
      select jsonb_agg(jsonb_build_array(bits, cards, matching)) as groups
      from (select bits, count(*) as cards, count(deadline) as matching from cards group by bits) each
    ),
    page as (
      select * from cards where deadline is not null order by ${first('cards')}deadline, customer_id ${rows}
    )
    select counted.groups, ${CARD_COLUMNS}
    from counted left join page on true
    left join lateral (select * from ${deskEntries} where customer_id = page.customer_id and closed is null offset 0) e on true ${CARD_JOINS}
    order by ${first('page')}page.deadline, page.customer_id, ${UNTIL}, e.id`
}

function isCard(row: PageRow): row is CardRow & Pick<PageRow, 'groups'> {
  return row.id !== null
}

/** A customer's open entries, and one that may be closed; the nearest deadline first. */
export async function listCardOf(db: Db, customerId: string, entryId: string | null): Promise<CardRow[]> {
  const also = entryId === null ? sql`` : sql` or e.id = ${entryId}::uuid`
  const { rows } = await db.execute<CardRow>(sql`
    select ${CARD_COLUMNS} from ${deskEntries} e ${CARD_JOINS}
    where e.customer_id = ${customerId}::uuid and (e.closed is null${also})
    order by e.closed is not null, ${UNTIL}, e.id`)
  return rows
}

const HISTORY_MOST = 500

/** Everything that a customer waits for, the nearest deadline first, and behind it what has ended, the last first. */
export async function listEveryEntryOf(db: Db, customerId: string): Promise<CardRow[]> {
  const { rows } = await db.execute<CardRow>(sql`
    select ${CARD_COLUMNS} from ${deskEntries} e ${CARD_JOINS}
    where e.customer_id = ${customerId}::uuid
    order by e.closed desc nulls first, ${UNTIL}, e.id limit ${HISTORY_MOST}`)
  return rows
}

/** The number alone, for the menu, which asks at every change on the desk. */
export async function countDue(db: Db, now: Date): Promise<number> {
  const { rows } = await db.execute<{ due: number }>(sql`
    select count(distinct e.customer_id)::int as due from ${deskEntries} e
    where e.closed is null and not ${sleeping(now)} and ${FROM} <= ${at(now)}`)
  return rows[0]?.due ?? 0
}

export interface OwnerRow extends Record<string, unknown> {
  readonly id: string
  readonly open: number
  readonly late: number
}

export async function countByOwner(db: Db, now: Date): Promise<OwnerRow[]> {
  const { rows } = await db.execute<OwnerRow>(sql`
    select e.owner_id as id, count(*)::int as open, count(*) filter (where ${UNTIL} < ${at(now)} and not ${sleeping(now)})::int as late
    from ${deskEntries} e where e.closed is null and e.owner_id is not null group by e.owner_id`)
  return rows
}
