import { useRouteLoaderData } from 'react-router'
import type { BrandReply, CategoryReply } from '#contract/catalogue.ts'
import { mediaVariant } from '#domain/catalogue/media.ts'
import { byOwnOrder } from '#domain/catalogue/own-order.ts'
import type { Language } from '#domain/text/language.ts'
import { compareNames } from '#i18n/formats.ts'
import type { Api } from '../platform/calls/api.ts'
import { nameOf } from '../platform/texts/names.ts'

/** The fields of a category or brand that menus need. */
export interface CollectionLink {
  readonly name: string
  readonly nameAr: string
  readonly slug: string
}

export interface CategoryLink extends CollectionLink {
  /** The name of a drawing of the shop, or the address of the category's own picture. */
  readonly picture: string | null
  /** The slug of the category that it is within. */
  readonly parent?: string
}

export interface ShellData {
  readonly categories: readonly CategoryLink[]
  readonly brands: readonly CollectionLink[]
  /** True where the owner has put the brands into an order, which then isn't that of the alphabet. */
  readonly areBrandsPlaced: boolean
  /** True where at least one product is rated. */
  readonly hasRatings: boolean
}

const NOTHING: ShellData = { categories: [], brands: [], areBrandsPlaced: false, hasRatings: false }

/** Sorted here and not while rendering, so that server and browser cannot disagree about the order. */
export async function loadShellData(api: Api, language: Language): Promise<ShellData> {
  const [{ categories }, { brands }, { isAnyRated }] = await Promise.all([
    api.call('GET /api/category/list'),
    api.call('GET /api/brand/list', undefined, { changedBy: ['menus'] }),
    api.call('GET /api/product/list/rated'),
  ])
  const compare = compareNames(language)
  return {
    categories: categories.map((category) => categoryLink(category, categories)),
    brands: brands
      .filter(({ productCount }) => productCount > 0)
      .sort(byOwnOrder((a, b) => compare(nameOf(a, language), nameOf(b, language))))
      .map(brandLink),
    areBrandsPlaced: brands.some(({ position }) => position !== null),
    hasRatings: isAnyRated,
  }
}

function categoryLink({ name, nameAr, slug, drawing, imageUrl, parent }: CategoryReply, all: readonly CategoryReply[]): CategoryLink {
  const above = all.find(({ _id }) => _id === parent)
  const picture = imageUrl === null ? drawing : mediaVariant(imageUrl, 400, 'webp')
  return { name, nameAr, slug, picture, ...(above && { parent: above.slug }) }
}

function brandLink({ name, nameAr, slug }: BrandReply): CollectionLink {
  return { name, nameAr, slug }
}

/** The categories and brands of the menus on every page; empty after a failed load. */
export function useShellData(): ShellData {
  return useRouteLoaderData<ShellData>('shell') ?? NOTHING
}

/** The address of a category's picture or drawing. */
export function categoryPicture(picture: string): string {
  return picture.startsWith('/') ? picture : `/artwork/equipment/${picture}.svg`
}
