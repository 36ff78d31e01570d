import { notifyCatalogueChanged } from '#server/catalogue/catalogue-change.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { hasApprovedReview } from './reviews.repository.ts'

/**
 * Renames the author of published reviews after a change of name, also in cached answers. Must be the last statement of its transaction.
 */
export async function renewSignature(tx: Db, userId: string): Promise<void> {
  if (await hasApprovedReview(tx, userId)) await notifyCatalogueChanged(tx)
}
