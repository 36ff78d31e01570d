import { and, arrayContains, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Role } from '#domain/accounts/roles.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import type { Db } from '#server/platform/db/database.ts'
import { uuids } from '#server/platform/ids.ts'
import { chatConversations, chatMessages, chatReads } from './chat.tables.ts'

const STAFF: Role = 'ROLE ADMIN'
/** The most conversations in the list, those with the longest waiting and the newest messages; others are found by the customer's name. */
export const LISTED_MOST = 1000

const lastOf = (scope: SQL) => sql`lateral (
  select m.id, m.from_id, m.text, m.created from ${chatMessages} m where ${scope} order by m.position desc limit 1
) last`

const cardColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  role: users.role,
  areas: users.areas,
  lastId: sql<string | null>`last.id`,
  lastFrom: sql<string | null>`last.from_id`,
  lastText: sql<string | null>`last.text`,
  lastAt: sql<number | null>`(extract(epoch from last.created) * 1000)::float8`,
}

const waitingFirst = sql`${chatConversations.waitingSince} asc nulls last, ${chatConversations.lastAt} desc nulls last`

/** Customers as the staff's list shows them: those who wrote, the longest waiting first, and those who are there. */
export async function listCustomers(db: Db, there: readonly string[]): Promise<CardRow[]> {
  const listed = sql`(
    (select ${chatConversations.customerId} from ${chatConversations}
      order by ${waitingFirst}, ${chatConversations.customerId} desc nulls last limit ${LISTED_MOST})
    union select unnest(${uuids(there)}))`
  return listCustomersAmong(db, listed)
}

/** The same entries of these people, whether they wrote or not. */
export async function listCustomersNamed(db: Db, ids: readonly string[]): Promise<CardRow[]> {
  return listCustomersAmong(db, sql`(select unnest(${uuids(ids)}))`)
}

async function listCustomersAmong(db: Db, ids: SQL) {
  return db
    .select({
      ...cardColumns,
      waitingSince: chatConversations.waitingSince,
      unread: sql<number>`coalesce(${chatConversations.staffUnread}, 0)`,
    })
    .from(users)
    .leftJoin(chatConversations, eq(chatConversations.customerId, users.id))
    .leftJoin(lastOf(sql`m.customer_id = ${users.id}`), sql`true`)
    .where(and(ne(users.role, STAFF), sql`${users.id} = any(array${ids})`))
    .orderBy(waitingFirst, desc(users.id))
    .limit(LISTED_MOST)
}

export type CardRow = Awaited<ReturnType<typeof listCustomersAmong>>[number]

/** Staff as a customer's list shows them; with no customer, as anybody sees them. */
export async function listStaff(db: Db, customerId: string | null, only: readonly string[] | null): Promise<CardRow[]> {
  const isBetween = sql`m.customer_id = ${customerId} and (m.from_id = ${users.id} or m.to_id = ${users.id})`
  return db
    .select({
      ...cardColumns,
      waitingSince: sql<Date | null>`null`,
      unread: sql<number>`coalesce((select r.unread from ${chatReads} r where r.customer_id = ${customerId} and r.staff_id = ${users.id}), 0)`,
    })
    .from(users)
    .leftJoin(lastOf(isBetween), sql`true`)
    .where(
      and(
        eq(users.role, STAFF),
        arrayContains(users.areas, ['support']),
        only === null ? undefined : sql`${users.id} = any(${uuids(only)})`,
      ),
    )
    .orderBy(asc(users.id))
    .limit(LISTED_MOST)
}

/** The messages of customers that no staff has read. */
export async function countStaffUnread(db: Db): Promise<number> {
  const [row] = await db
    .select({ unread: sql<number>`coalesce(sum(${chatConversations.staffUnread}), 0)::int` })
    .from(chatConversations)
    .innerJoin(users, eq(users.id, chatConversations.customerId))
    .where(and(sql`${chatConversations.staffUnread} > 0`, ne(users.role, STAFF)))
  return row?.unread ?? 0
}

/** The messages of today's staff that a customer has not read. */
export async function countCustomerUnread(db: Db, customerId: string): Promise<number> {
  const [row] = await db
    .select({ unread: sql<number>`coalesce(sum(${chatReads.unread}), 0)::int` })
    .from(chatReads)
    .innerJoin(users, eq(users.id, chatReads.staffId))
    .where(and(eq(chatReads.customerId, customerId), eq(users.role, STAFF), arrayContains(users.areas, ['support'])))
  return row?.unread ?? 0
}
