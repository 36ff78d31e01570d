import type { CallReply } from '#contract/endpoints.ts'
import type { Manager } from '#domain/accounts/viewer.ts'
import type { CategoryDrawing } from '#domain/catalogue/drawings.ts'
import { RefusalError } from '#domain/errors.ts'
import { messageText } from '#i18n/messages.ts'
import { actorOf, recordChange } from '#server/audit/audit.service.ts'
import { changeCatalogue } from '#server/catalogue/catalogue-change.service.ts'
import { lockPicture, type PictureDeps, releasePicture, withPicture } from '#server/catalogue/products/product-pictures.service.ts'
import { changedFacts } from '#server/catalogue/products/products.facts.ts'
import { pictureUrl } from '#server/catalogue/shop/catalogue.replies.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isId } from '#server/platform/ids.ts'
import type { CollectionManagementDeps } from './category-management.service.ts'
import { type CategoryLook, lockLook, writeLook } from './collection-management.repository.ts'
import { managedCategory } from './managed-categories.service.ts'
import { findCategory } from './managed-collections.repository.ts'

export interface CategoryLookDeps extends CollectionManagementDeps, PictureDeps {}

/** Gives a category a picture of its own. */
export async function pictureCategory(
  deps: CategoryLookDeps,
  manager: Manager,
  { id, upload }: { readonly id: string; readonly upload: Buffer },
): Promise<CallReply<'PUT /api/category/:id/image'>> {
  // Refuses an absent category before its picture is cleaned.
  await readWhole(deps.database.db, id)
  return withPicture(deps, upload, async (picture) => {
    const category = await changeLook(deps, manager, id, async (tx, before) => {
      await lockPicture(deps, tx, picture)
      return { ...before, imageName: picture.name }
    })
    return { success: true, message: messageText('categoryPictured', manager.language), category }
  })
}

/** Gives a category one of the shop's drawings, or none, in place of what it had. */
export async function drawCategory(
  deps: CategoryLookDeps,
  manager: Manager,
  { id, drawing }: { readonly id: string; readonly drawing: CategoryDrawing | null },
): Promise<CallReply<'PUT /api/category/:id/drawing'>> {
  const category = await changeLook(deps, manager, id, async () => ({ imageName: null, drawing }))
  return { success: true, message: messageText('categoryPictured', manager.language), category }
}

async function changeLook(
  deps: CategoryLookDeps,
  manager: Manager,
  id: string,
  change: (tx: Db, before: CategoryLook) => Promise<CategoryLook>,
) {
  return changeCatalogue(deps, async ({ tx }) => {
    const before = isId(id) ? await lockLook(tx, id) : null
    if (before === null) throw new RefusalError('category/not-found')
    const after = await change(tx, before)
    const facts = changedFacts(lookFacts(before), lookFacts(after))
    if (facts !== null) {
      await writeLook(tx, id, after)
      await releasePicture(deps, tx, before.imageName)
      await recordChange(tx, deps, { actor: actorOf(manager), action: 'category.pictured', recordKind: 'category', recordId: id, ...facts })
    }
    return readWhole(tx, id)
  })
}

function lookFacts({ imageName, drawing }: CategoryLook) {
  return { imageUrl: pictureUrl(imageName), drawing }
}

async function readWhole(db: Db, id: string) {
  const row = isId(id) ? await findCategory(db, id) : null
  if (row === null) throw new RefusalError('category/not-found')
  return managedCategory(db, row)
}
