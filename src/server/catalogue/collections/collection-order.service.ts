import type { CallReply } from '#contract/endpoints.ts'
import type { Manager } from '#domain/accounts/viewer.ts'
import { reordered } from '#domain/catalogue/own-order.ts'
import { RefusalError } from '#domain/errors.ts'
import { messageText } from '#i18n/messages.ts'
import { actorOf, recordChange } from '#server/audit/audit.service.ts'
import { changeCatalogue } from '#server/catalogue/catalogue-change.service.ts'
import type { CollectionManagementDeps } from './category-management.service.ts'
import { type CollectionKind, lockOrder, writeOrder } from './collection-management.repository.ts'

export interface Placing {
  readonly kind: CollectionKind
  /** The record that was moved, whose history tells it. */
  readonly id: string
  /** The ids in the wanted order, as far as the person saw them. */
  readonly order: readonly string[]
}

/** Puts a category or brand to another position of the order that menus, the home page and lists follow. */
export async function moveCollection(
  deps: CollectionManagementDeps,
  manager: Manager,
  { kind, id, order }: Placing,
): Promise<CallReply<'PUT /api/category/:id/place'>> {
  await changeCatalogue(deps, async ({ tx }) => {
    const before = await lockOrder(tx, kind)
    if (!before.includes(id)) throw new RefusalError(`${kind}/not-found`)
    const after = reordered(before, order)
    if (after.join() === before.join()) return
    await writeOrder(tx, kind, after)
    await recordChange(tx, deps, {
      actor: actorOf(manager),
      action: `${kind}.moved`,
      recordKind: kind,
      recordId: id,
      before: { place: before.indexOf(id) + 1 },
      after: { place: after.indexOf(id) + 1 },
    })
  })
  return { success: true, message: messageText('collectionMoved', manager.language) }
}
