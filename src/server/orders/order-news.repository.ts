import type { Db } from '#server/platform/db/database.ts'
import { notifyOnCommit } from '#server/platform/db/together.ts'
import { listMerchantsOf } from './order-emails.repository.ts'

export const ORDER_CHANNEL = 'orders'

/** A notification takes fewer than 8000 bytes. */
const PEOPLE_AT_ONCE = 150

interface Concerned {
  /** Null where the customer has no account. */
  readonly userId: string | null
  readonly brandIds: readonly string[]
}

/**
 * Delivered once the transaction commits: to admins, the requester, and merchants with lines in it. The notification carries nothing of
 * the order.
 */
export async function announceOrder(tx: Db, { userId, brandIds }: Concerned): Promise<void> {
  await notifyOfOrder(tx, userId, await listMerchantsOf(tx, brandIds, userId))
}

/** The same where the merchants are known. */
export async function notifyOfOrder(tx: Db, userId: string | null, merchants: readonly string[]): Promise<void> {
  const people = [...(userId === null ? [] : [userId]), ...merchants]
  for (let first = 0; first < people.length; first += PEOPLE_AT_ONCE) {
    const payload = JSON.stringify(people.slice(first, first + PEOPLE_AT_ONCE))
    await notifyOnCommit(tx, ORDER_CHANNEL, payload)
  }
}

export function brandsOf(lines: readonly { readonly brandId: string | null }[]): string[] {
  return [...new Set(lines.flatMap(({ brandId }) => brandId ?? []))]
}
