import type { ProductManagementDeps } from '#server/catalogue/products/product-management.service.ts'
import { type Door, door } from '#server/platform/http/door.ts'
import { changeMany, previewMany, readOpenRuns } from './many-products.service.ts'
import { undoMany } from './many-undoing.service.ts'

export function manyProductDoors(deps: ProductManagementDeps): Door[] {
  return [
    door('POST /api/product/many/preview', ({ viewer, body }) => previewMany(deps, viewer, body)),
    door('POST /api/product/many', ({ viewer, body }) => changeMany(deps, viewer, body)),
    door('GET /api/product/many/last', ({ viewer }) => readOpenRuns(deps, viewer)),
    door('POST /api/product/many/:id/undo', ({ viewer, params }) => undoMany(deps, viewer, params.id)),
  ]
}
