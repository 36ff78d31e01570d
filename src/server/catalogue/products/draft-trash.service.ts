import type { CallReply } from '#contract/endpoints.ts'
import { type Manager, managedScope } from '#domain/accounts/viewer.ts'
import { trashBegin } from '#domain/catalogue/trash.ts'
import { messageText } from '#i18n/messages.ts'
import { isId } from '#server/platform/ids.ts'
import { insertDraft, moveDraftsToTrash } from './product-drafts.repository.ts'
import { factsOfDraft, lockedDraft, readDraft, recordDraft } from './product-drafts.service.ts'
import type { ProductManagementDeps } from './product-management.service.ts'
import { takeDraftFromTrash } from './product-trash.repository.ts'
import { emptyLater } from './product-trash.service.ts'

export async function removeDraft(
  deps: ProductManagementDeps,
  manager: Manager,
  id: string,
): Promise<CallReply<'DELETE /api/product/drafts/:id'>> {
  await trashDraft(deps, manager, id)
  return { success: true, message: messageText('draftDeleted', manager.language) }
}

/** Its pictures stay until the trash is emptied. */
export async function trashDraft(deps: ProductManagementDeps, manager: Manager, id: string): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const row = await lockedDraft(tx, manager, id)
    await moveDraftsToTrash(tx, [id], { at: deps.now(), by: manager.id })
    await emptyLater(tx, deps.jobs)
    await recordDraft(deps, tx, manager, { id, action: 'product.deleted', before: await factsOfDraft(tx, row), after: null })
  })
}

export async function restoreDraft(
  deps: ProductManagementDeps,
  manager: Manager,
  id: string,
): Promise<CallReply<'POST /api/product/drafts/:id/restore'>> {
  const draft = await deps.database.transaction(async (tx) => {
    const row = isId(id) ? await takeDraftFromTrash(tx, { id, scope: managedScope(manager), after: trashBegin(deps.now()) }) : null
    // A press whose answer was lost is made again.
    if (row === null) return readDraft(tx, manager, id)
    const back = { ...row, version: row.version + 1, changed: deps.now(), changedById: manager.id }
    await insertDraft(tx, back)
    const after = { ...(await factsOfDraft(tx, back)), version: back.version }
    await recordDraft(deps, tx, manager, { id, action: 'product.restored', before: null, after })
    return readDraft(tx, manager, id)
  })
  return { success: true, message: messageText('draftRestored', manager.language), draft }
}
