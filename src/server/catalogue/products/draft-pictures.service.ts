import type { CallReply } from '#contract/endpoints.ts'
import type { ProductDraft } from '#contract/products/product-drafts.ts'
import type { Manager } from '#domain/accounts/viewer.ts'
import { plainPicture, type StoredPicture, withNewMain } from '#domain/catalogue/product-pictures.ts'
import { messageText } from '#i18n/messages.ts'
import type { CleanPicture } from '#server/platform/media/pictures.ts'
import { holdDraft, readDraft, writeChange } from './product-drafts.service.ts'
import { refuseFull } from './product-gallery.service.ts'
import type { ProductManagementDeps } from './product-management.service.ts'
import { holdPicture, letGoOfPicture, withPicture } from './product-pictures.service.ts'

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

type Putting = (pictures: readonly StoredPicture[], name: CleanPicture['name']) => readonly StoredPicture[]

async function putPicture(deps: ProductManagementDeps, manager: Manager, { id, upload }: Upload, put: Putting): Promise<ProductDraft> {
  // Refuses an absent or foreign draft, and a full one, before the picture is cleaned.
  put((await readDraft(deps.database.db, manager, id)).pictures, '')
  return withPicture(deps, upload, (picture) =>
    deps.database.transaction(async (tx) => {
      const before = await holdDraft(tx, manager, id)
      await holdPicture(deps, tx, picture)
      const pictures = put(before.pictures, picture.name)
      const gone = before.pictures.filter(({ name }) => pictures.every((each) => each.name !== name))
      await writeChange(deps, tx, {
        manager,
        before,
        columns: { pictures, imageName: pictures[0]?.name ?? null },
        action: 'product.pictured',
      })
      for (const { name } of gone) await letGoOfPicture(deps, tx, name)
      return readDraft(tx, manager, id)
    }),
  )
}
