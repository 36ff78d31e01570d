import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'

export const OFFER_CHANNEL = 'offers'

/** Delivered once the transaction commits; it carries nothing of the offer. */
export async function announceOffer(tx: Db, userId: string | null): Promise<void> {
  await tx.execute(sql`select pg_notify(${OFFER_CHANNEL}, ${JSON.stringify(userId)})`)
}
