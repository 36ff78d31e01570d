import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { deskEntries, deskLog } from '../desk.tables.ts'

interface Way {
  readonly from: string
  readonly to: string
}

/** The ids of the entries that moved. */
export async function moveEntries(tx: Db, { from, to }: Way, only?: SQL): Promise<string[]> {
  const rows = await tx
    .update(deskEntries)
    .set({ customerId: to })
    .where(and(eq(deskEntries.customerId, from), only))
    .returning({ id: deskEntries.id })
  return rows.map(({ id }) => id)
}

/** The ids of the lines of the log that moved. */
export async function moveLog(tx: Db, { from, to }: Way, only?: SQL): Promise<string[]> {
  const rows = await tx
    .update(deskLog)
    .set({ customerId: to })
    .where(and(eq(deskLog.customerId, from), only))
    .returning({ id: deskLog.id })
  return rows.map(({ id }) => id)
}

export function isEntryOf(ids: readonly string[]): SQL {
  return inArray(deskEntries.id, [...ids])
}

/** Lines of the log that moved once, or that belong to one of the entries. */
export function isLineOf({ lines, entries }: { readonly lines: readonly string[]; readonly entries: readonly string[] }): SQL | undefined {
  return or(inArray(deskLog.id, [...lines]), inArray(deskLog.entryId, [...entries]))
}

/** Entries whose subject belongs to one of these customers or their accounts, and to nobody else. */
export function isSubjectOf(customerIds: readonly string[]): SQL {
  const ids = sql`(${sql.join(
    customerIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  )})`
  const people = sql`(select user_id from customers where id in ${ids} and user_id is not null)`
  const ofOffer = sql`(o.customer_id in ${ids} or o.user_id in ${people})`
  const subject = deskEntries.subjectId
  return sql`case ${deskEntries.kind}
    when 'request' then exists (select from orders r where r.id = ${subject} and (r.customer_id in ${ids} or r.user_id in ${people}))
    when 'offer' then exists (select from offers o where o.id = ${subject} and ${ofOffer})
    when 'acceptance' then exists (select from offers o where o.id = ${subject} and ${ofOffer})
    when 'offer-message' then exists (select from offers o where o.id = ${subject} and ${ofOffer})
    when 'approval' then exists (select from offers o where o.id = ${subject} and ${ofOffer})
    when 'chat' then ${subject} in ${people}
    else false end`
}
