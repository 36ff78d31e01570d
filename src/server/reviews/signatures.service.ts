import { notifyProductsChanged } from '#server/catalogue/catalogue-change.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { listReviewedBy } from './reviews.repository.ts'

/**
 * Drops the cached answers of what somebody has reviewed when that person changes the name. Must be the last statement of its transaction.
 */
export async function renewSignature(tx: Db, userId: string): Promise<void> {
  const productIds = await listReviewedBy(tx, userId)
  if (productIds.length > 0) await notifyProductsChanged(tx, productIds)
}
