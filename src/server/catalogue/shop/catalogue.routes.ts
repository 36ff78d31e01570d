import { type Door, door } from '#server/platform/http/door.ts'
import {
  getProduct,
  type ItemDeps,
  listBrandProducts,
  listBrands,
  listCategories,
  listProductsForPage,
  suggest,
} from './catalogue.service.ts'

export function catalogueDoors(deps: ItemDeps): Door[] {
  return [
    door('GET /api/product/list', ({ viewer, query }) => listProductsForPage(deps, viewer, query)),
    door('GET /api/product/list/search/:term', ({ params }) => suggest(deps, params.term)),
    door('GET /api/product/item/:slug', ({ viewer, params }) => getProduct(deps, viewer, params.slug)),
    door('GET /api/product/list/brand/:slug', ({ viewer, params, query }) =>
      listBrandProducts(deps, viewer, { slug: params.slug, page: query.page, limit: query.limit, order: query.order }),
    ),
    door('GET /api/category/list', () => listCategories(deps)),
    door('GET /api/brand/list', () => listBrands(deps)),
  ]
}
