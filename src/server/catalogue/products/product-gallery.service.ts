import type { CallReply } from '#contract/endpoints.ts'
import type { Manager } from '#domain/accounts/viewer.ts'
import {
  allPictures,
  arrangedPictures,
  PRODUCT_PICTURES_MAX,
  plainPicture,
  type StoredPicture,
  withNewMain,
} from '#domain/catalogue/product-pictures.ts'
import { RefusalError } from '#domain/errors.ts'
import { messageText } from '#i18n/messages.ts'
import { actorOf, recordChange } from '#server/audit/audit.service.ts'
import { changeTouched } from '#server/catalogue/catalogue-change.service.ts'
import { pictureUrl } from '#server/catalogue/shop/catalogue.replies.ts'
import type { Db } from '#server/platform/db/database.ts'
import { readManaged } from './managed/managed-products.service.ts'
import { writeProduct } from './product-management.repository.ts'
import { lockedProduct, type ProductManagementDeps } from './product-management.service.ts'
import { isSameUpload, lockPicture, releasePicture, withPicture } from './product-pictures.service.ts'
import { changedFacts, pictureTexts } from './products.facts.ts'

interface Upload {
  readonly id: string
  readonly upload: Buffer
}

/** Puts an upload into the main picture's place. */
export async function replacePicture(
  deps: ProductManagementDeps,
  manager: Manager,
  { id, upload }: Upload,
): Promise<CallReply<'PUT /api/product/:id/image'>> {
  // Refuses an absent or foreign product before its picture is cleaned.
  await readManaged(deps, deps.database.db, manager, id)
  return withPicture(deps, upload, async (picture) => {
    const product = await changeTouched(deps, async ({ tx, touch }) => {
      const before = await lockedProduct(tx, { manager, id })
      touch([id])
      await lockPicture(deps, tx, picture)
      const pictures = withNewMain(allPictures(before.imageName, before.pictures), picture.name)
      await writeProduct(tx, id, { imageName: picture.name, pictures: pictures.length > 1 ? pictures : [] })
      await releasePicture(deps, tx, before.imageName)
      await recordPictures(deps, tx, manager, {
        id,
        before: { imageUrl: pictureUrl(before.imageName) },
        after: { imageUrl: pictureUrl(picture.name) },
      })
      return readManaged(deps, tx, manager, id)
    })
    return { success: true, message: messageText('productPictured', manager.language), product }
  })
}

/** Puts an upload behind the product's other pictures. */
export async function addPicture(
  deps: ProductManagementDeps,
  manager: Manager,
  { id, upload }: Upload,
): Promise<CallReply<'POST /api/product/:id/pictures'>> {
  // Refuses what can't have another picture before that is cleaned.
  refuseFull((await readManaged(deps, deps.database.db, manager, id)).pictures?.length ?? 0)
  return withPicture(deps, upload, async (picture) => {
    const product = await changePictures(deps, manager, id, async (tx, pictures) => {
      refuseFull(pictures.length)
      await lockPicture(deps, tx, picture)
      return [...pictures, plainPicture(picture.name)]
    })
    return { success: true, message: messageText('pictureAdded', manager.language), product }
  })
}

interface UploadOnce extends Upload {
  readonly isFirst: boolean
}

interface AddedOnce {
  readonly isMain: boolean
  /** False where it was there already. */
  readonly isAdded: boolean
}

/** Puts an upload before or behind the others of a product, where it may be there already, from a sending that broke off or is repeated. */
export async function addPictureOnce(
  deps: ProductManagementDeps,
  manager: Manager,
  { id, upload, isFirst }: UploadOnce,
): Promise<AddedOnce> {
  await readManaged(deps, deps.database.db, manager, id)
  return withPicture(deps, upload, async (picture) => {
    let isAdded = false
    const { pictures = [] } = await changePictures(deps, manager, id, async (tx, before) => {
      isAdded = !before.some(({ name }) => isSameUpload(name, picture.name))
      if (!isAdded) return before
      refuseFull(before.length)
      await lockPicture(deps, tx, picture)
      const added = plainPicture(picture.name)
      return isFirst ? [added, ...before] : [...before, added]
    })
    const [main] = pictures
    return { isAdded, isMain: main !== undefined && isSameUpload(main.name, picture.name) }
  })
}

export function refuseFull(count: number): void {
  if (count >= PRODUCT_PICTURES_MAX) {
    throw new RefusalError('product/too-many-pictures', { field: 'image', values: { limit: PRODUCT_PICTURES_MAX } })
  }
}

/** Order and texts; the first picture becomes the main one. */
export async function arrangePictures(
  deps: ProductManagementDeps,
  manager: Manager,
  { id, wanted }: { readonly id: string; readonly wanted: readonly StoredPicture[] },
): Promise<CallReply<'PUT /api/product/:id/pictures'>> {
  const product = await changePictures(deps, manager, id, async (_tx, pictures) => arrangedPictures(pictures, wanted))
  return { success: true, message: messageText('picturesArranged', manager.language), product }
}

/** Repeated, it answers the same. */
export async function removePicture(
  deps: ProductManagementDeps,
  manager: Manager,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<CallReply<'DELETE /api/product/:id/pictures/:name'>> {
  const product = await changePictures(deps, manager, id, async (tx, pictures) => {
    const left = pictures.filter((picture) => picture.name !== name)
    if (left.length === pictures.length) return pictures
    if (left.length === 0) throw new RefusalError('product/last-picture')
    await releasePicture(deps, tx, name)
    return left
  })
  return { success: true, message: messageText('pictureRemoved', manager.language), product }
}

async function changePictures(
  deps: ProductManagementDeps,
  manager: Manager,
  id: string,
  change: (tx: Db, pictures: readonly StoredPicture[]) => Promise<readonly StoredPicture[]>,
) {
  return changeTouched(deps, async ({ tx, touch }) => {
    const row = await lockedProduct(tx, { manager, id })
    touch([id])
    const before = allPictures(row.imageName, row.pictures)
    const after = await change(tx, before)
    if (!hasSamePictures(before, after)) {
      await writeProduct(tx, id, { imageName: after[0]?.name ?? null, pictures: after })
      const changed = changedFacts(pictureFacts(before), pictureFacts(after))
      if (changed !== null) await recordPictures(deps, tx, manager, { id, ...changed })
    }
    return readManaged(deps, tx, manager, id)
  })
}

function hasSamePictures(one: readonly StoredPicture[], other: readonly StoredPicture[]): boolean {
  const told = (pictures: readonly StoredPicture[]) => JSON.stringify(pictures.map(({ name, alt, altAr }) => [name, alt, altAr]))
  return told(one) === told(other)
}

type Facts = Readonly<Record<string, unknown>>

function pictureFacts(pictures: readonly StoredPicture[]): Facts {
  return {
    pictures: pictures.map(({ name }) => pictureUrl(name)),
    pictureTexts: pictureTexts(pictures),
  }
}

async function recordPictures(
  deps: ProductManagementDeps,
  tx: Db,
  manager: Manager,
  { id, before, after }: { readonly id: string; readonly before: Facts; readonly after: Facts },
): Promise<void> {
  await recordChange(tx, deps, {
    actor: actorOf(manager),
    action: 'product.pictured',
    recordKind: 'product',
    recordId: id,
    before,
    after,
  })
}
