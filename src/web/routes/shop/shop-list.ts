import { data, redirect } from 'react-router'
import type { BrandReply, CategoryReply, ProductListReply } from '#contract/catalogue.ts'
import { inLanguage } from '#domain/text/language.ts'
import { type CardProduct, cardProduct } from '../../features/catalogue/card-product.ts'
import { type ListKind, SHOP_PATH } from '../../features/listing/list-address.ts'
import { ANY, activeFacets, type Listing, listCall, readListing, writeListing } from '../../features/listing/listing.ts'
import type { AbsentPage, Load, PageLoad, PageQuery } from '../../platform/calls/page-load.ts'
import { storedToken } from '../../platform/calls/session.ts'
import { pathInLanguage } from '../../platform/texts/language.ts'
import { nameOf } from '../../platform/texts/names.ts'
import { textIn } from '../../platform/texts/texts.ts'

export interface ShopList {
  readonly kind: ListKind
  readonly listing: Listing
  readonly products: readonly CardProduct[]
  readonly count: number
  /** True when a search found more than it counts. */
  readonly isCountMinimum: boolean
  /** The name and description of the category or brand, in the language of the screen. */
  readonly collection: { readonly name: string; readonly description: string } | null
  readonly hasPrices: boolean
}

/** The address decides the category or the brand of its page, whatever the query says. */
export const shopQuery: PageQuery = (asked) => writeListing(readListing(asked))
export const categoryQuery: PageQuery = (asked) => writeListing({ ...readListing(asked), category: ANY })
export const brandQuery: PageQuery = (asked) => writeListing({ ...readListing(asked), brand: ANY })

type Collection = BrandReply | CategoryReply

export const loadShop: Load<ShopList> = async ({ api, query }) => {
  const listing = readListing(query)
  return shopList('shop', listing, await api.call('GET /api/product/list', { query: listCall(listing) }))
}

export const loadCategory: Load<ShopList> = async (page) => {
  const listing = { ...readListing(page.query), category: page.params.slug ?? '' }
  const [list, { categories }] = await Promise.all([
    page.api.call('GET /api/product/list', { query: listCall(listing) }),
    page.api.call('GET /api/category/list'),
  ])
  return collectionList(page, 'category', listing, list, categories)
}

export const loadBrand: Load<ShopList> = async (page) => {
  const listing = { ...readListing(page.query), brand: page.params.slug ?? '' }
  const [list, { brands }] = await Promise.all([
    page.api.call('GET /api/product/list', { query: listCall(listing) }),
    page.api.call('GET /api/brand/list', undefined, { changedBy: ['menus'] }),
  ])
  return collectionList(page, 'brand', listing, list, brands)
}

function collectionList(
  page: PageLoad,
  kind: 'category' | 'brand',
  listing: Listing,
  list: ProductListReply,
  collections: readonly Collection[],
): ShopList {
  const collection = collections.find(({ slug }) => slug === page.params.slug)
  if (collection !== undefined) {
    const description = inLanguage({ en: collection.description, ar: collection.descriptionAr }, page.language)
    return { ...shopList(kind, listing, list), collection: { name: nameOf(collection, page.language), description } }
  }
  const successor = list[kind]
  if (successor === undefined) throw data({ text: textIn(page.language)(`catalogue.none.${kind}`) } satisfies AbsentPage, { status: 404 })
  const query = page.query.size === 0 ? '' : `?${page.query}`
  throw redirect(pathInLanguage(`${SHOP_PATH}/${kind}/${successor.slug}`, page.language) + query, 301)
}

function shopList(kind: ListKind, listing: Listing, { products, count, countIsMinimum }: ProductListReply): ShopList {
  const isNarrowedByPrice = activeFacets(listing).includes('price')
  const showsPrices = products.some(({ price }) => price !== undefined)
  return {
    kind,
    listing,
    products: products.map(cardProduct),
    count,
    isCountMinimum: countIsMinimum === true,
    collection: null,
    // An empty answer does not tell who asked, so a signed-in viewer keeps the price filter and can widen it again.
    hasPrices: showsPrices || (products.length === 0 && isNarrowedByPrice && storedToken() !== null),
  }
}
