import { asc, desc, eq, sql } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import type { Db } from '#server/platform/db/database.ts'
import { deskEntries, deskLog } from '../desk.tables.ts'

const ROWS_MOST = 500

/** Open ones first, the nearest promise at the top; closed ones follow, the last closed first. */
export async function listEntriesOf(db: Db, customerId: string) {
  return db
    .select({ entry: deskEntries, owner: { id: users.id, firstName: users.firstName, lastName: users.lastName } })
    .from(deskEntries)
    .leftJoin(users, eq(users.id, deskEntries.ownerId))
    .where(eq(deskEntries.customerId, customerId))
    .orderBy(sql`${deskEntries.closed} desc nulls first`, asc(deskEntries.promised), asc(deskEntries.id))
    .limit(ROWS_MOST)
}

/** The newest first. */
export async function listLogOf(db: Db, customerId: string) {
  return db.select().from(deskLog).where(eq(deskLog.customerId, customerId)).orderBy(desc(deskLog.at), desc(deskLog.id)).limit(ROWS_MOST)
}
