import type { Database, Db } from '#server/platform/db/database.ts'
import { createIds } from '#server/platform/ids.ts'
import { listChangedSince, listStated, lockOrder, type StatedOrder } from './drifted-orders.repository.ts'
import { scopedStatuses } from './order-statuses.facts.ts'
import { deleteStatuses, insertStatuses, sumUpCounts, withdrawStatuses } from './order-statuses.repository.ts'

interface TidyingDeps {
  readonly database: Database
  readonly now: () => Date
}

/** A time longer than that between two runs of any process. */
const LOOKED_BACK_MS = 10 * 60_000

/**
 * Sums up the counts, and states anew what a process of the version before wrote meanwhile, which knew of no stored statuses. Every
 * process may call it at any time.
 */
export async function tidyOrderStatuses({ database, now }: TidyingDeps): Promise<void> {
  const at = new Date(now().getTime() - LOOKED_BACK_MS)
  const ids = await listChangedSince(database.db, { at, id: createIds(() => at.getTime())() })
  const drifted = (await listStated(database.db, ids)).filter(isDrifted)
  for (const { id } of drifted) await database.transaction((tx) => stateAnew(tx, id))
  await sumUpCounts(database.db)
}

async function stateAnew(tx: Db, id: string): Promise<void> {
  await lockOrder(tx, id)
  const [order] = await listStated(tx, [id])
  if (order === undefined || !isDrifted(order)) return
  if (order.isArchived) return deleteStatuses(tx, id)
  await withdrawStatuses(tx, id)
  await insertStatuses(tx, id, order.lines)
}

function isDrifted({ isArchived, lines, stored }: StatedOrder): boolean {
  if (isArchived) return stored.length > 0
  const asText = (statuses: StatedOrder['stored']) =>
    statuses
      .map((each) => `${each.scope} ${each.status} ${each.isWaiting}`)
      .sort()
      .join()
  return asText(scopedStatuses(lines)) !== asText(stored)
}
