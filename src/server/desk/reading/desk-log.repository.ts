import { desc, eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { deskLog } from '../desk.tables.ts'
import type { LogRow } from '../entries.repository.ts'

const LOG_MOST = 200

/** Everything about a customer, the newest first. */
export async function listLog(db: Db, customerId: string): Promise<LogRow[]> {
  return db.select().from(deskLog).where(eq(deskLog.customerId, customerId)).orderBy(desc(deskLog.at), desc(deskLog.id)).limit(LOG_MOST)
}
