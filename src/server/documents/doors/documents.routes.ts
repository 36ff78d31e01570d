import { type Door, fileDoor } from '#server/platform/http/door.ts'
import { documentOfRequest, priceList, type ShopDocumentDeps, sheetOfProduct } from './shop-documents.service.ts'

export function documentDoors(deps: ShopDocumentDeps): readonly Door[] {
  return [
    fileDoor('GET /api/product/item/:slug/sheet', ({ viewer, params, query }) => sheetOfProduct(deps, viewer, params.slug, query)),
    fileDoor('GET /api/product/price-list', ({ viewer, query }) => priceList(deps, viewer, query)),
    fileDoor('GET /api/order/:id/document', ({ viewer, params, query }) => documentOfRequest(deps, viewer, params.id, query)),
  ]
}
