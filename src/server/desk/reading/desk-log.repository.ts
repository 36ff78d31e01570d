import { and, desc, eq } from 'drizzle-orm'
import { orders } from '#server/orders/orders.tables.ts'
import type { Db } from '#server/platform/db/database.ts'
import { deskEntries, deskLog } from '../desk.tables.ts'

const LOG_MOST = 200

/** Everything about a customer with the subject of each line, the newest first. */
export async function listLog(db: Db, customerId: string) {
  const { kind, subjectId, number } = deskEntries
  return db
    .select({ line: deskLog, about: { kind, subjectId, number }, archived: orders.archived })
    .from(deskLog)
    .leftJoin(deskEntries, eq(deskEntries.id, deskLog.entryId))
    .leftJoin(orders, and(eq(kind, 'request'), eq(orders.id, subjectId)))
    .where(eq(deskLog.customerId, customerId))
    .orderBy(desc(deskLog.at), desc(deskLog.id))
    .limit(LOG_MOST)
}

export type SubjectsLine = Awaited<ReturnType<typeof listLog>>[number]
