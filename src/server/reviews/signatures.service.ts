import { notifyCatalogueChanged } from '#server/catalogue/catalogue-change.ts'
import type { Db } from '#server/platform/db/database.ts'
import { hasApprovedReview } from './reviews.repository.ts'

/** Somebody is called otherwise from now on, and so are those who signed what everybody reads. The last statement of its transaction. */
export async function renewSignature(tx: Db, userId: string): Promise<void> {
  if (await hasApprovedReview(tx, userId)) await notifyCatalogueChanged(tx)
}
