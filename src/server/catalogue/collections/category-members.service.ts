import type { Manager } from '#domain/accounts/viewer.ts'
import { actorOf, recordChange } from '#server/audit/audit.service.ts'
import type { CategoryRecord } from '#server/catalogue/records.repository.ts'
import { listInCategory } from '#server/catalogue/switching/switching.repository.ts'
import { enterCategory, leaveCategory } from '#server/catalogue/switching/switching.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Making } from '#server/platform/ids.ts'
import { addMembers, removeMembers, writeCollectionEdit } from './collection-management.repository.ts'

export interface Moving {
  readonly manager: Manager
  readonly category: CategoryRecord
  readonly ids: readonly string[]
  readonly isAdding: boolean
}

/** Moves locked products into or out of a locked category: an edit of the category, which its history tells as one. */
export async function moveIntoOrOut(tx: Db, making: Making, { manager, category, ids, isAdding }: Moving): Promise<void> {
  const count = (await listInCategory(tx, category.id)).length
  const { name, nameAr, slug, description, descriptionAr } = category
  if (isAdding) {
    await addMembers(tx, category.id, ids)
    await enterCategory(tx, category, ids)
  } else {
    await removeMembers(tx, category.id, ids)
    await leaveCategory(tx, category, ids)
  }
  const version = await writeCollectionEdit(tx, 'category', category.id, { name, nameAr, slug, description, descriptionAr })
  const after = isAdding ? { count: count + ids.length, added: ids.length } : { count: count - ids.length, removed: ids.length }
  await recordChange(tx, making, {
    actor: actorOf(manager),
    action: 'category.edited',
    recordKind: 'category',
    recordId: category.id,
    before: { products: { count } },
    after: { products: after, version },
  })
}
