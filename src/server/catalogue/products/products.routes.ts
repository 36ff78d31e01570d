import { type Door, door } from '#server/platform/http/door.ts'
import { addDraftPicture, arrangeDraftPictures, pictureDraft, removeDraftPicture } from './draft-pictures.service.ts'
import { changeManyDrafts, publishDraft } from './draft-publishing.service.ts'
import { removeDraft, restoreDraft } from './draft-trash.service.ts'
import { countOldPrices, getManagedProduct, listManagedProducts, listProductOptions } from './managed/managed-products.service.ts'
import { addProductDraft, copyProduct, editProductDraft, getProductDraft, listProductDrafts } from './product-drafts.service.ts'
import { listDriveImages, readDrive } from './product-drive.service.ts'
import { confirmPrice, editManagedProduct, removeProduct, switchProduct } from './product-editing.service.ts'
import { addPicture, arrangePictures, removePicture, replacePicture } from './product-gallery.service.ts'
import { addProduct, type ProductManagementDeps } from './product-management.service.ts'
import { listDeletedProducts, restoreProduct } from './product-trash.service.ts'

export function managedProductDoors(deps: ProductManagementDeps): Door[] {
  return [
    door('GET /api/product', ({ viewer, query }) => listManagedProducts(deps, viewer, query)),
    door('GET /api/product/list/select', ({ viewer, query }) => listProductOptions(deps, viewer, query)),
    door('GET /api/product/drive', () => readDrive(deps)),
    door('GET /api/product/drive/:sku', ({ viewer, params }) => listDriveImages(deps, viewer, params.sku)),
    door('GET /api/product/deleted', ({ viewer, query }) => listDeletedProducts(deps, viewer, query)),
    door('POST /api/product/deleted/:id/restore', ({ viewer, params, body }) =>
      restoreProduct(deps, viewer, { id: params.id, ...body.product }),
    ),
    door('GET /api/product/drafts', ({ viewer, query }) => listProductDrafts(deps, viewer, query)),
    door('POST /api/product/drafts', ({ viewer, body }) => addProductDraft(deps, viewer, body.product)),
    door('POST /api/product/drafts/many', ({ viewer, body }) => changeManyDrafts(deps, viewer, body)),
    door('GET /api/product/drafts/:id', ({ viewer, params }) => getProductDraft(deps, viewer, params.id)),
    door('PUT /api/product/drafts/:id', ({ viewer, params, body }) =>
      editProductDraft(deps, viewer, { id: params.id, form: body.product }),
    ),
    door('PUT /api/product/drafts/:id/image', ({ viewer, params, upload }) => pictureDraft(deps, viewer, { id: params.id, upload })),
    door('POST /api/product/drafts/:id/pictures', ({ viewer, params, upload }) => addDraftPicture(deps, viewer, { id: params.id, upload })),
    door('PUT /api/product/drafts/:id/pictures', ({ viewer, params, body }) =>
      arrangeDraftPictures(deps, viewer, { id: params.id, wanted: body.product.pictures }),
    ),
    door('DELETE /api/product/drafts/:id/pictures/:name', ({ viewer, params }) => removeDraftPicture(deps, viewer, params)),
    door('POST /api/product/drafts/:id/publish', ({ viewer, params, body }) =>
      publishDraft(deps, viewer, { id: params.id, form: body.product }),
    ),
    door('DELETE /api/product/drafts/:id', ({ viewer, params }) => removeDraft(deps, viewer, params.id)),
    door('POST /api/product/drafts/:id/restore', ({ viewer, params }) => restoreDraft(deps, viewer, params.id)),
    door('GET /api/product/old-prices', ({ viewer }) => countOldPrices(deps, viewer)),
    door('POST /api/product/:id/confirm-price', ({ viewer, params }) => confirmPrice(deps, viewer, params.id)),
    door('GET /api/product/:id', ({ viewer, params }) => getManagedProduct(deps, viewer, params.id)),
    door('POST /api/product/add', ({ viewer, body, upload }) => addProduct(deps, viewer, { form: body, upload })),
    door('POST /api/product/:id/copy', ({ viewer, params }) => copyProduct(deps, viewer, params.id)),
    door('PUT /api/product/:id', ({ viewer, params, body }) => editManagedProduct(deps, viewer, { id: params.id, form: body.product })),
    door('PUT /api/product/:id/image', ({ viewer, params, upload }) => replacePicture(deps, viewer, { id: params.id, upload })),
    door('POST /api/product/:id/pictures', ({ viewer, params, upload }) => addPicture(deps, viewer, { id: params.id, upload })),
    door('PUT /api/product/:id/pictures', ({ viewer, params, body }) =>
      arrangePictures(deps, viewer, { id: params.id, wanted: body.product.pictures }),
    ),
    door('DELETE /api/product/:id/pictures/:name', ({ viewer, params }) => removePicture(deps, viewer, params)),
    door('PUT /api/product/:id/active', ({ viewer, params, body }) => switchProduct(deps, viewer, { id: params.id, ...body.product })),
    door('DELETE /api/product/delete/:id', ({ viewer, params }) => removeProduct(deps, viewer, params.id)),
  ]
}
