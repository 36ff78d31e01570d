import type { CallReply } from '#contract/endpoints.ts'
import { hasArea } from '#domain/accounts/areas.ts'
import { userSearchParts } from '#domain/accounts/user-search.ts'
import { type Manager, managedScope } from '#domain/accounts/viewer.ts'
import { isNumberBegun } from '#domain/orders/order-numbers.ts'
import { FIRST_PAGE } from '#domain/paging.ts'
import { toLatinDigits } from '#domain/text/text.ts'
import { findUsers } from '#server/accounts/users.service.ts'
import { listManagedBrandsOf } from '#server/catalogue/collections/managed-brands.service.ts'
import { listFoundCategories } from '#server/catalogue/collections/managed-categories.service.ts'
import { catalogueSearch } from '#server/catalogue/search/catalogue-search.service.ts'
import { findMerchants } from '#server/merchants/merchants.service.ts'
import type { Database } from '#server/platform/db/database.ts'
import { findReviews } from '#server/reviews/reviews.service.ts'
import { findChats, findDrafts, isOfBrand, listFoundProducts } from './palette.repository.ts'

type Found = Pick<
  CallReply<'GET /api/desk/find'>,
  'users' | 'merchants' | 'chats' | 'brands' | 'categories' | 'products' | 'drafts' | 'reviews'
>

interface Sought {
  readonly search: string
  readonly most: number
}

const NOTHING: Found = { users: [], merchants: [], chats: [], brands: [], categories: [], products: [], drafts: [], reviews: [] }
const NOBODY = { users: [], merchants: [] } as const

/**
 * The records that the viewer manages: staff by their areas, merchants the products, the drafts and the brand of their own. The first digits of a
 * request's number name no person and no review; a SKU may begin so.
 */
export async function findRecords(database: Database, viewer: Manager, { search, most }: Sought): Promise<Found> {
  if (search === '') return NOTHING
  const managesCatalogue = hasArea(viewer, 'catalogue')
  const isText = !isNumberBegun(search)
  const hasProducts = managesCatalogue || viewer.role === 'ROLE MERCHANT'
  const page = { page: FIRST_PAGE, limit: most, search }
  const [{ users }, { merchants }, { brands }, { categories }, products, drafts, reviews, chats] = await Promise.all([
    isText && hasArea(viewer, 'people') ? findUsers({ database }, { search }) : NOBODY,
    hasArea(viewer, 'catalogue', 'people') ? findMerchants({ database }, search) : NOBODY,
    hasProducts ? listManagedBrandsOf({ database }, viewer, page) : NOTHING,
    managesCatalogue ? listFoundCategories({ database }, page) : NOTHING,
    hasProducts ? productsOf(database, viewer, { search, most }) : [],
    hasProducts ? draftsOf(database, viewer, { search, most }) : [],
    isText && managesCatalogue ? findReviews({ database }, viewer, { search, most }) : [],
    isText && hasArea(viewer, 'support') ? findChats(database.db, userSearchParts(search), most) : [],
  ])
  return {
    users: users.slice(0, most).map(({ firstName, lastName, ...user }) => personOf({ ...user, name: `${firstName} ${lastName}`.trim() })),
    merchants: merchants.slice(0, most).map(personOf),
    brands: brands.map(collectionHit),
    categories: categories.map(collectionHit),
    products,
    drafts,
    reviews: reviews.map(({ _id, title, product: { name, nameAr } }) => ({ _id, title, name, nameAr })),
    chats: chats.map(chatOf),
  }
}

async function productsOf(database: Database, viewer: Manager, { search, most: limit }: Sought): Promise<Found['products']> {
  const scope = managedScope(viewer)
  if (scope === 'none') return []
  const condition = scope === 'all' ? undefined : isOfBrand(scope.brandId)
  const { ids } = await catalogueSearch.search(database, search, {
    condition,
    position: null,
    paging: { limit, offset: 0 },
    isAsTyped: true,
  })
  return listFoundProducts(database.db, ids)
}

async function draftsOf({ db }: Database, viewer: Manager, { search, most }: Sought): Promise<Found['drafts']> {
  const scope = managedScope(viewer)
  if (scope === 'none') return []
  return findDrafts(db, { brandId: scope === 'all' ? null : scope.brandId, words: toLatinDigits(search).split(/\s+/) }, most)
}

function collectionHit({ _id, name, nameAr, isActive }: Found['brands'][number]): Found['brands'][number] {
  return { _id, name, nameAr, isActive }
}

function chatOf({ _id, firstName, lastName, email }: Awaited<ReturnType<typeof findChats>>[number]): Found['chats'][number] {
  return { _id, name: `${firstName} ${lastName}`.trim(), email: email ?? '' }
}

interface Person {
  readonly _id: string
  readonly name: string
  readonly email: string | null
  readonly phoneNumber: string
}

function personOf({ _id, name, email, phoneNumber: phone }: Person): Found['users'][number] {
  return { _id, name, email: email ?? '', phone }
}
