import { notifyCatalogueChanged } from '#server/catalogue/catalogue-change.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { hasApprovedReview } from './reviews.repository.ts'

/**
 * Drops cached answers when somebody with published reviews changes the name. Must be the last statement of its transaction.
 */
export async function renewSignature(tx: Db, userId: string): Promise<void> {
  if (await hasApprovedReview(tx, userId)) await notifyCatalogueChanged(tx)
}
