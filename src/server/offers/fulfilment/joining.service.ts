import type { Db } from '#server/platform/db/database.ts'
import { giveOffersTo } from '../offers.repository.ts'

/** The offers of requests that came to belong to an account belong to it too. */
export async function giveOffersOf(tx: Db, orderIds: readonly string[], userId: string): Promise<void> {
  if (orderIds.length > 0) await giveOffersTo(tx, orderIds, userId)
}
