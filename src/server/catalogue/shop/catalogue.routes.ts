import type { ProductCard, ProductListQuery } from '#contract/catalogue.ts'
import { type Door, door } from '#server/platform/http/door.ts'
import { CATALOGUE_TAGS } from '../cache-tags.facts.ts'
import { tagOfProduct } from '../catalogue-change.service.ts'
import {
  findRated,
  getProduct,
  type ItemDeps,
  listBrandProducts,
  listBrands,
  listCategories,
  listProductsForPage,
  readingFor,
  suggest,
} from './catalogue.service.ts'

export function catalogueDoors(deps: ItemDeps): Door[] {
  return [
    door(
      'GET /api/product/list',
      ({ viewer, query }) => listProductsForPage(deps, viewer, query),
      ({ query }, { products }) => tagsOfList(query, products),
    ),
    door(
      'GET /api/product/list/rated',
      ({ viewer }) => findRated(readingFor(deps, viewer)),
      () => [CATALOGUE_TAGS.ratings],
    ),
    door(
      'GET /api/product/list/search/:term',
      ({ viewer, params }) => suggest(readingFor(deps, viewer), params.term),
      () => [CATALOGUE_TAGS.filtered],
    ),
    door(
      'GET /api/product/item/:slug',
      ({ viewer, params }) => getProduct(readingFor(deps, viewer), viewer, params.slug),
      ({ params }) => [tagOfProduct(params.slug)],
    ),
    door(
      'GET /api/product/list/brand/:slug',
      ({ viewer, params, query }) =>
        listBrandProducts(readingFor(deps, viewer), viewer, {
          slug: params.slug,
          page: query.page,
          limit: query.limit,
          order: query.order,
        }),
      ({ params }, { products }) => [CATALOGUE_TAGS.brand + params.slug, ...tagsOfCards(products)],
    ),
    door(
      'GET /api/category/list',
      ({ viewer }) => listCategories(readingFor(deps, viewer)),
      () => [CATALOGUE_TAGS.menus],
    ),
    door(
      'GET /api/brand/list',
      ({ viewer }) => listBrands(readingFor(deps, viewer)),
      () => [CATALOGUE_TAGS.menus, CATALOGUE_TAGS.counts],
    ),
  ]
}

/** The answers of longer lists would name more tags than a proxy takes in a header. */
const TAGGED_CARDS_MOST = 24

/** Bounds of prices have no effect for anonymous visitors, whose answers alone are cached. */
function tagsOfList(query: ProductListQuery, products: readonly ProductCard[]): string[] {
  const { category, brand, name, rating } = query
  const isFiltered = name.trim() !== '' || rating > 0 || (category !== null && brand !== null)
  return isFiltered ? [CATALOGUE_TAGS.filtered] : [tagOfList(query), ...tagsOfCards(products)]
}

/** A list is another one once other products stand in it or in another order. */
function tagOfList({ category, brand }: Pick<ProductListQuery, 'category' | 'brand'>): string {
  if (category !== null) return CATALOGUE_TAGS.category + category
  return brand === null ? CATALOGUE_TAGS.products : CATALOGUE_TAGS.brand + brand
}

function tagsOfCards(products: readonly ProductCard[]): string[] {
  return products.length > TAGGED_CARDS_MOST ? [CATALOGUE_TAGS.filtered] : products.map(({ slug }) => tagOfProduct(slug))
}
