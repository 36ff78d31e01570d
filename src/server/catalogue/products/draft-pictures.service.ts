import type { CallReply } from '#contract/endpoints.ts'
import type { ProductDraft } from '#contract/products/product-drafts.ts'
import type { Manager } from '#domain/accounts/viewer.ts'
import { arrangedPictures, plainPicture, type StoredPicture, withNewMain } from '#domain/catalogue/product-pictures.ts'
import { messageText } from '#i18n/messages.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { CleanPicture } from '#server/platform/media/pictures.ts'
import { lockedDraft, readDraft, writeChange } from './product-drafts.service.ts'
import { refuseFull } from './product-gallery.service.ts'
import type { ProductManagementDeps } from './product-management.service.ts'
import { lockPicture, releaseDraftPicture, withPicture } from './product-pictures.service.ts'

interface Upload {
  readonly id: string
  readonly upload: Buffer
}

/** Puts an upload in front: into the main picture's place, or as the first one. */
export async function pictureDraft(
  deps: ProductManagementDeps,
  manager: Manager,
  sent: Upload,
): Promise<CallReply<'PUT /api/product/drafts/:id/image'>> {
  const draft = await putPicture(deps, manager, sent, withNewMain)
  return { success: true, message: messageText('productPictured', manager.language), draft }
}

export async function addDraftPicture(
  deps: ProductManagementDeps,
  manager: Manager,
  sent: Upload,
): Promise<CallReply<'POST /api/product/drafts/:id/pictures'>> {
  const draft = await putPicture(deps, manager, sent, (pictures, name) => {
    refuseFull(pictures.length)
    return [...pictures, plainPicture(name)]
  })
  return { success: true, message: messageText('pictureAdded', manager.language), draft }
}

/** Order and texts; the first picture becomes the main one. */
export async function arrangeDraftPictures(
  deps: ProductManagementDeps,
  manager: Manager,
  { id, wanted }: { readonly id: string; readonly wanted: readonly StoredPicture[] },
): Promise<CallReply<'PUT /api/product/drafts/:id/pictures'>> {
  const draft = await deps.database.transaction((tx) =>
    change(deps, tx, { manager, id, put: (pictures) => arrangedPictures(pictures, wanted) }),
  )
  return { success: true, message: messageText('picturesArranged', manager.language), draft }
}

/** Repeated, it answers the same. A draft may lose its last picture, since it may lack one. */
export async function removeDraftPicture(
  deps: ProductManagementDeps,
  manager: Manager,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<CallReply<'DELETE /api/product/drafts/:id/pictures/:name'>> {
  const put = (pictures: readonly StoredPicture[]) => pictures.filter((picture) => picture.name !== name)
  const draft = await deps.database.transaction((tx) => change(deps, tx, { manager, id, put }))
  return { success: true, message: messageText('pictureRemoved', manager.language), draft }
}

type Putting = (pictures: readonly StoredPicture[], name: CleanPicture['name']) => readonly StoredPicture[]

async function putPicture(deps: ProductManagementDeps, manager: Manager, { id, upload }: Upload, put: Putting): Promise<ProductDraft> {
  // Refuses an absent or foreign draft, and a full one, before the picture is cleaned.
  put((await readDraft(deps.database.db, manager, id)).pictures, '')
  return withPicture(deps, upload, (picture) =>
    deps.database.transaction(async (tx) => {
      await lockPicture(deps, tx, picture)
      return change(deps, tx, { manager, id, put: (pictures) => put(pictures, picture.name) })
    }),
  )
}

interface Changing {
  readonly manager: Manager
  readonly id: string
  readonly put: (pictures: readonly StoredPicture[]) => readonly StoredPicture[]
}

/** Lets go of the files that the draft does not name any more. */
async function change(deps: ProductManagementDeps, tx: Db, { manager, id, put }: Changing): Promise<ProductDraft> {
  const before = await lockedDraft(tx, manager, id)
  const pictures = put(before.pictures)
  const gone = before.pictures.filter(({ name }) => pictures.every((each) => each.name !== name))
  await writeChange(deps, tx, { manager, before, columns: { pictures, imageName: pictures[0]?.name ?? null }, action: 'product.pictured' })
  for (const { name } of gone) await releaseDraftPicture(deps, tx, name)
  return readDraft(tx, manager, id)
}
