import { CART_RETENTION_MS } from '#domain/orders/orders.ts'
import type { Database } from '#server/platform/db/database.ts'
import { deleteForgottenCarts } from './carts.repository.ts'

export interface TidyingDeps {
  readonly database: Database
  readonly now: () => Date
}

/** Deletes bags that were stored and never confirmed. */
export async function tidyOrders({ database, now }: TidyingDeps): Promise<void> {
  await deleteForgottenCarts(database.db, new Date(now().getTime() - CART_RETENTION_MS))
}
