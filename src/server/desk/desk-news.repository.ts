import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'

export const DESK_CHANNEL = 'desk'

/** Delivered once the transaction commits, once however often it was called; it carries nothing of the entries. */
export async function announceDesk(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_notify(${DESK_CHANNEL}, '')`)
}
