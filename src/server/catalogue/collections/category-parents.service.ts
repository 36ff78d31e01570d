import { refuseParent } from '#domain/catalogue/categories.ts'
import { RefusalError } from '#domain/errors.ts'
import type { CatalogueChange } from '#server/catalogue/catalogue-change.service.ts'
import type { CategoryRecord } from '#server/catalogue/records.repository.ts'
import { listChildren, listInCategory, lockProducts } from '#server/catalogue/switching/switching.repository.ts'
import { changeParent } from '#server/catalogue/switching/switching.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isId } from '#server/platform/ids.ts'
import { findCategory } from './managed-collections.repository.ts'

/** Names of the parents before and after, for the history. */
export interface PlacedFacts {
  readonly before: { readonly parent: string | null }
  readonly after: { readonly parent: string | null }
}

/** Puts a locked category within a locked one, or within none. Answers null where it is there already. */
export async function moveWithin(
  { tx, touch }: CatalogueChange,
  category: CategoryRecord,
  parentId: string | null,
): Promise<PlacedFacts | null> {
  const { id, parentId: was } = category
  const wanted = parentId === null ? null : await chosenParent(tx, id, parentId)
  if ((wanted?.id ?? null) === was) return null
  const below = await lockProducts(tx, await listInCategory(tx, id))
  await changeParent(tx, category, { parent: wanted, below })
  touch(below)
  const former = was === null ? null : await findCategory(tx, was)
  return { before: { parent: former?.name ?? null }, after: { parent: wanted?.name ?? null } }
}

async function chosenParent(tx: Db, id: string, parentId: string): Promise<CategoryRecord> {
  const parent = isId(parentId) ? await findCategory(tx, parentId) : null
  const refusal = refuseParent({ id, hasChildren: (await listChildren(tx, [id])).length > 0 }, parent)
  if (refusal !== null || parent === null) throw new RefusalError(refusal ?? 'category/parent-gone', { field: 'parent' })
  return parent
}
