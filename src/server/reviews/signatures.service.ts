import { notifyProductsChanged } from '#server/catalogue/catalogue-change.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { listReviewedBy } from './reviews.repository.ts'

/**
 * Drops the cached answers of what somebody has reviewed when that person changes the name. Must be the last statement of its transaction,
 * since every change of the catalogue waits for it.
 */
export async function renewSignature(tx: Db, userId: string): Promise<void> {
  await renewSignaturesOn(tx, await productsSignedBy(tx, userId))
}

/** The same for an account that is being deleted, by the products that were read before. */
export async function renewSignaturesOn(tx: Db, productIds: readonly string[]): Promise<void> {
  if (productIds.length > 0) await notifyProductsChanged(tx, productIds)
}

/** The products that show a review with this person's name. */
export function productsSignedBy(tx: Db, userId: string): Promise<string[]> {
  return listReviewedBy(tx, userId)
}
