import type { Db } from '#server/platform/db/database.ts'
import { notifyOnCommit } from '#server/platform/db/together.ts'

export const OFFER_CHANNEL = 'offers'

/** Delivered once the transaction commits; it carries nothing of the offer. */
export async function announceOffer(tx: Db, userId: string | null): Promise<void> {
  await notifyOnCommit(tx, OFFER_CHANNEL, JSON.stringify(userId))
}
