import { and, count, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { CustomerSearch } from '#domain/desk/customer-search.ts'
import { MAX_COUNTED_MATCHES } from '#domain/paging.ts'
import type { Language } from '#domain/text/language.ts'
import { containsOneOf, containsOneOfEach, INDEXED_PART_MIN } from '#server/platform/db/contains.ts'
import type { Db } from '#server/platform/db/database.ts'
import { uuids } from '#server/platform/ids.ts'
import { isOwnRecord } from './customers.repository.ts'
import { customers } from './customers.tables.ts'

interface PageOf {
  readonly limit: number
  readonly offset: number
}

export interface CustomerListRow {
  readonly id: string
  readonly name: string
  readonly language: Language
  readonly userId: string | null
  readonly company: { readonly name: string; readonly nameAr: string } | null
  readonly phone: string | null
  readonly email: string | null
  readonly salesperson: { readonly id: string; readonly firstName: string; readonly lastName: string } | null
  readonly open: number
  readonly lastEvent: string | null
}

type ListedRow = CustomerListRow & Record<string, unknown>

function wanted(search: CustomerSearch | null, text: SQLWrapper = customers.searchText): SQL | undefined {
  if (search === null) return isOwnRecord
  return and(isOwnRecord, or(containsOneOf(text, search.parts), containsOneOfEach(text, search.names)))
}

/** An expression in place of the column, so that the planner does not use the index of texts for this search. */
const UNINDEXED = sql`(${customers.searchText} || '')`

function isIndexed({ parts, names }: CustomerSearch): boolean {
  return [...parts, ...names.flat()].every((part) => part.length >= INDEXED_PART_MIN)
}

function isOneOf(column: SQL, values: readonly string[]): SQL {
  return values.length === 0 ? sql`false` : inArray(column, [...values])
}

const iso = (instant: SQL) => sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The columns of a list, for customers whose ids stand in `page`. */
const COLUMNS = sql`
  c.id, c.name, c.language, c.user_id as "userId", ${iso(sql`(select max(l.at) from desk_log l where l.customer_id = c.id)`)} as "lastEvent",
  (select json_build_object('name', co.name, 'nameAr', co.name_ar) from customer_companies co
    where co.customer_id = c.id order by co.created desc, co.id desc limit 1) as company,
  (select k.shown from customer_contacts k where k.customer_id = c.id and k.kind = 'phone' order by k.created desc, k.id desc limit 1) as phone,
  (select k.shown from customer_contacts k where k.customer_id = c.id and k.kind = 'email' order by k.created desc, k.id desc limit 1) as email,
  (select json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name) from users u
    where u.id = c.salesperson_id) as salesperson,
  (select count(*)::int from desk_entries e where e.customer_id = c.id and e.closed is null) as open`

/** Everybody, the last active first; the page is selected before anything is read for its rows. */
export async function listCustomerRows(db: Db, { limit, offset }: PageOf): Promise<CustomerListRow[]> {
  const { rows } = await db.execute<ListedRow>(sql`
    with page as (select id from customers where ${isOwnRecord} order by active desc, id desc limit ${limit} offset ${offset})
    select ${COLUMNS} from page join customers c on c.id = page.id order by c.active desc, c.id desc`)
  return rows
}

interface FoundCustomers {
  readonly rows: CustomerListRow[]
  readonly count: number
  readonly countIsMinimum: boolean
}

/** The index gathers what is found; of too many, the last active ones are walked to instead, and the count is a minimum. */
export async function searchCustomerRows(db: Db, search: CustomerSearch, paging: PageOf): Promise<FoundCustomers> {
  const { ids, count } = await gatherFound(db, search, paging)
  const countIsMinimum = count > MAX_COUNTED_MATCHES
  const rows = await listRowsOf(db, countIsMinimum ? await walkToFound(db, search, paging) : ids)
  return { rows, count: Math.min(count, MAX_COUNTED_MATCHES), countIsMinimum }
}

/**
 * The customers of a whole phone or email, else all whose text matches: the index of texts holds three letters in a row, and those of
 * phones and emails are nearly everybody's. A record that is part of another one has its contacts in that one's text alone. All that is
 * found is gathered once, for the page and for its count: sorted at once, the planner would rather walk back through everybody.
 */
async function gatherFound(db: Db, search: CustomerSearch, { limit, offset }: PageOf): Promise<{ ids: string[]; count: number }> {
  const { rows } = await db.execute<{ ids: string[]; count: number }>(sql`
    with contact as materialized (
      select c.id, c.active, c.joined_into from customer_contacts k join customers c on c.id = k.customer_id
      where k.kind in ('phone', 'email') and ${isOneOf(sql`k.value`, search.contacts)}
    ), found as materialized (
      select distinct id, active from contact where not exists (select from contact where joined_into is not null)
      union all
      (select id, active from customers
      where (not exists (select from contact) or exists (select from contact where joined_into is not null))
        and ${wanted(search, isIndexed(search) ? customers.searchText : UNINDEXED)}
      limit ${MAX_COUNTED_MATCHES + 1})
    )
    select (select count(*)::int from found) as count,
      array(select id::text from found order by active desc, id desc limit ${limit} offset ${offset}) as ids`)
  return rows[0] ?? { ids: [], count: 0 }
}

/** Without the index of texts, which would gather all of them first. */
async function walkToFound(db: Db, search: CustomerSearch, { limit, offset }: PageOf): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from customers where ${wanted(search, UNINDEXED)}
    order by active desc, id desc limit ${limit} offset ${offset}`)
  return rows.map(({ id }) => id)
}

async function listRowsOf(db: Db, ids: readonly string[]): Promise<CustomerListRow[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<ListedRow>(sql`
    select ${COLUMNS} from customers c where c.id = any(${uuids(ids)}) order by c.active desc, c.id desc`)
  return rows
}

/** The customers after this one, the oldest first: for reading all of them part by part. */
export async function listCustomerRowsAfter(
  db: Db,
  search: CustomerSearch | null,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<CustomerListRow[]> {
  const isNext = after === null ? sql`true` : sql`id > ${after}::uuid`
  const { rows } = await db.execute<ListedRow>(sql`
    with page as (select id from customers where ${wanted(search)} and ${isNext} order by id limit ${limit})
    select ${COLUMNS} from page join customers c on c.id = page.id order by c.id`)
  return rows
}

export async function countCustomerRows(db: Db, search: CustomerSearch | null): Promise<number> {
  const [row] = await db.select({ found: count() }).from(customers).where(wanted(search))
  return row?.found ?? 0
}

export async function findCustomerListRow(db: Db, id: string): Promise<CustomerListRow | null> {
  const { rows } = await db.execute<ListedRow>(sql`
    select ${COLUMNS} from customers c where c.id = ${id}`)
  return rows[0] ?? null
}
