import type { ManagedDeps } from '#server/catalogue/products/managed/managed-products.service.ts'
import { type Door, door } from '#server/platform/http/door.ts'
import { addBrand, type BrandRemovalDeps, editBrand, removeBrand, switchBrandByHand } from './brand-management.service.ts'
import { type CategoryLookDeps, drawCategory, pictureCategory } from './category-looks.service.ts'
import {
  addCategory,
  addCategoryFacts,
  editCategory,
  editCategoryFacts,
  removeCategory,
  switchCategoryByHand,
} from './category-management.service.ts'
import { moveCollection } from './collection-order.service.ts'
import { listDeletedCollections, restoreBrand, restoreCategory } from './collection-trash.service.ts'
import { answerBrands, getBrand, listBrandsToChoose } from './managed-brands.service.ts'
import { answerCategories, getCategory, getCategoryFacts } from './managed-categories.service.ts'
import { chooseCategories } from './product-categories.service.ts'

export function collectionDoors(deps: BrandRemovalDeps & ManagedDeps & CategoryLookDeps): readonly Door[] {
  return [
    door('GET /api/category', ({ query }) => answerCategories(deps, query)),
    door('GET /api/category/deleted', ({ query }) => listDeletedCollections(deps, 'category', query)),
    door('POST /api/category/deleted/:id/restore', ({ viewer, params }) => restoreCategory(deps, viewer, params.id)),
    door('GET /api/category/:id', ({ params }) => getCategory(deps, params.id)),
    door('GET /api/category/:id/facts', ({ params }) => getCategoryFacts(deps, params.id)),
    door('POST /api/category/add', ({ viewer, body }) => addCategory(deps, viewer, body)),
    door('POST /api/category/facts', ({ viewer, body }) => addCategoryFacts(deps, viewer, body)),
    door('PUT /api/category/:id', ({ viewer, params, body }) => editCategory(deps, viewer, { id: params.id, form: body.category })),
    door('PUT /api/category/:id/facts', ({ viewer, params, body }) =>
      editCategoryFacts(deps, viewer, { id: params.id, form: body.category }),
    ),
    door('PUT /api/category/:id/active', ({ viewer, params, body }) =>
      switchCategoryByHand(deps, viewer, { id: params.id, ...body.category }),
    ),
    door('PUT /api/category/:id/image', ({ viewer, params, upload }) => pictureCategory(deps, viewer, { id: params.id, upload })),
    door('PUT /api/category/:id/drawing', ({ viewer, params, body }) => drawCategory(deps, viewer, { id: params.id, ...body.category })),
    door('PUT /api/category/:id/place', ({ viewer, params, body }) =>
      moveCollection(deps, viewer, { kind: 'category', id: params.id, ...body.category }),
    ),
    door('DELETE /api/category/delete/:id', ({ viewer, params }) => removeCategory(deps, viewer, params.id)),
    door('PUT /api/product/:id/categories', ({ viewer, params, body }) =>
      chooseCategories(deps, viewer, { id: params.id, ...body.product }),
    ),
    door('GET /api/brand', ({ viewer, query }) => answerBrands(deps, viewer, query)),
    door('GET /api/brand/list/select', ({ viewer, query }) => listBrandsToChoose(deps, viewer, query.search)),
    door('GET /api/brand/deleted', ({ query }) => listDeletedCollections(deps, 'brand', query)),
    door('POST /api/brand/deleted/:id/restore', ({ viewer, params }) => restoreBrand(deps, viewer, params.id)),
    door('GET /api/brand/:id', ({ viewer, params }) => getBrand(deps, viewer, params.id)),
    door('POST /api/brand/add', ({ viewer, body }) => addBrand(deps, viewer, body)),
    door('PUT /api/brand/:id', ({ viewer, params, body }) => editBrand(deps, viewer, { id: params.id, form: body.brand })),
    door('PUT /api/brand/:id/active', ({ viewer, params, body }) => switchBrandByHand(deps, viewer, { id: params.id, ...body.brand })),
    door('PUT /api/brand/:id/place', ({ viewer, params, body }) =>
      moveCollection(deps, viewer, { kind: 'brand', id: params.id, ...body.brand }),
    ),
    door('DELETE /api/brand/delete/:id', ({ viewer, params }) => removeBrand(deps, viewer, params.id)),
  ]
}
