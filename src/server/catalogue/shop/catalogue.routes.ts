import { type Door, door } from '#server/platform/http/door.ts'
import { CATALOGUE_TAGS } from '../cache-tags.facts.ts'
import { tagOfProduct } from '../catalogue-change.service.ts'
import {
  getProduct,
  type ItemDeps,
  listBrandProducts,
  listBrands,
  listCategories,
  listProductsForPage,
  seenBy,
  suggest,
} from './catalogue.service.ts'

export function catalogueDoors(deps: ItemDeps): Door[] {
  return [
    door(
      'GET /api/product/list',
      ({ viewer, query }) => listProductsForPage(deps, viewer, query),
      ({ query }) => tagsOfList(query),
    ),
    door(
      'GET /api/product/list/search/:term',
      ({ viewer, params }) => suggest(seenBy(deps, viewer), params.term),
      () => [CATALOGUE_TAGS.products],
    ),
    door(
      'GET /api/product/item/:slug',
      ({ viewer, params }) => getProduct(seenBy(deps, viewer), viewer, params.slug),
      ({ params }) => [tagOfProduct(params.slug)],
    ),
    door(
      'GET /api/product/list/brand/:slug',
      ({ viewer, params, query }) =>
        listBrandProducts(seenBy(deps, viewer), viewer, { slug: params.slug, page: query.page, limit: query.limit, order: query.order }),
      ({ params }) => [CATALOGUE_TAGS.brand + params.slug],
    ),
    door(
      'GET /api/category/list',
      ({ viewer }) => listCategories(seenBy(deps, viewer)),
      () => [CATALOGUE_TAGS.menus],
    ),
    door(
      'GET /api/brand/list',
      ({ viewer }) => listBrands(seenBy(deps, viewer)),
      () => [CATALOGUE_TAGS.menus],
    ),
  ]
}

/** A list of one collection holds none but its products. */
function tagsOfList({ category, brand }: { readonly category: string | null; readonly brand: string | null }): string[] {
  if (category !== null) return [CATALOGUE_TAGS.category + category]
  return [brand === null ? CATALOGUE_TAGS.products : CATALOGUE_TAGS.brand + brand]
}
