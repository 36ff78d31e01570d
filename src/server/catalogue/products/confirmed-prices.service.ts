import type { Manager } from '#domain/accounts/viewer.ts'
import { dayInCairo } from '#domain/offers/validity.ts'
import { actorOf, recordChanges } from '#server/audit/audit.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Making } from '#server/platform/ids.ts'
import { type ProductRow, writePricesConfirmed } from './product-management.repository.ts'

export type PricedRow = Pick<ProductRow, 'id' | 'priceConfirmed'>

/**
 * Confirms the prices of locked products, each with an entry in its history; once a day is enough. Nothing that the shop shows is changed.
 * Answers the confirmations that it wrote.
 */
export async function confirmPrices(tx: Db, deps: Making, manager: Manager, rows: readonly PricedRow[]): Promise<Confirmations['changes']> {
  const now = deps.now()
  const changes = rows
    .filter(({ priceConfirmed }) => dayInCairo(priceConfirmed) !== dayInCairo(now))
    .map(({ id, priceConfirmed }) => ({ id, before: priceConfirmed, after: now }))
  if (changes.length === 0) return changes
  await writePricesConfirmed(
    tx,
    changes.map(({ id }) => id),
    now,
  )
  await recordConfirmations(tx, deps, manager, { changes, action: 'product.price-confirmed' })
  return changes
}

export interface Confirmations {
  readonly changes: readonly { readonly id: string; readonly before: Date; readonly after: Date }[]
  readonly action: 'product.price-confirmed' | 'product.price-confirmation-undone'
}

export async function recordConfirmations(tx: Db, deps: Making, manager: Manager, { changes, action }: Confirmations): Promise<void> {
  await recordChanges(
    tx,
    deps,
    changes.map(({ id, before, after }) => ({
      actor: actorOf(manager),
      action,
      recordKind: 'product',
      recordId: id,
      before: confirmedOn(before),
      after: confirmedOn(after),
    })),
  )
}

/** The fact under which the history tells it. */
function confirmedOn(at: Date) {
  return { priceConfirmed: dayInCairo(at) }
}
