import type { CallReply } from '#contract/endpoints.ts'
import type { SignedIn } from '#domain/accounts/viewer.ts'
import { WISHES_MAX } from '#domain/catalogue/wishlist.ts'
import { RefusalError } from '#domain/errors.ts'
import { messageText } from '#i18n/messages.ts'
import { type PicturedProduct, readCards, readOnShow, readPictured } from '#server/catalogue/shop/products.service.ts'
import type { Database } from '#server/platform/db/database.ts'
import { isId } from '#server/platform/ids.ts'
import { countWishesOf, deleteWish, hasWish, insertWish, listWishesOf, lockWishesOf, type Wish } from './wishlist.repository.ts'

export interface WishlistDeps {
  readonly database: Database
  readonly now: () => Date
}

type WishReply = CallReply<'GET /api/wishlist'>['wishlist'][number]

/** A product that is not on show stays on the list until its owner takes it off; a deleted one is not listed. */
export async function listWishes(deps: WishlistDeps, viewer: SignedIn): Promise<CallReply<'GET /api/wishlist'>> {
  const { db } = deps.database
  const rows = await listWishesOf(db, viewer.id)
  const ids = rows.map(({ productId }) => productId)
  const { products } = await readCards(deps, viewer, ids)
  const unavailable = await readPictured(
    db,
    ids.filter((_, index) => products[index] === null),
  )
  return {
    wishlist: rows.flatMap(({ productId, created }, index) => {
      const card = products[index] ?? null
      const product = card === null ? unavailableProduct(unavailable.get(productId)) : { ...card, isActive: true as const, isLiked: true }
      return product === null ? [] : [{ _id: productId, product, isLiked: true, created: created.toISOString() }]
    }),
  }
}

/** Null when the product was deleted between two reads. */
function unavailableProduct(product: PicturedProduct | undefined): WishReply['product'] | null {
  if (product === undefined) return null
  const { images: _, ...facts } = product
  return { ...facts, isActive: false }
}

/** Idempotent, so that a double click or a lost answer does no harm. */
export async function setWish(
  deps: WishlistDeps,
  viewer: SignedIn,
  { isLiked, product }: { readonly isLiked: boolean; readonly product: string },
): Promise<CallReply<'POST /api/wishlist'>> {
  const wish = { userId: viewer.id, productId: product }
  if (isLiked) await addWish(deps, wish)
  else if (isId(product)) await deleteWish(deps.database.db, wish)
  return { success: true, message: messageText(isLiked ? 'wishAdded' : 'wishRemoved', viewer.language), isLiked }
}

async function addWish({ database, now }: WishlistDeps, wish: Wish): Promise<void> {
  await database.transaction(async (tx) => {
    await lockWishesOf(tx, wish.userId)
    if (!(await readOnShow(tx, [wish.productId])).has(wish.productId)) throw new RefusalError('product/not-found')
    if (await hasWish(tx, wish)) return
    if ((await countWishesOf(tx, wish.userId)) >= WISHES_MAX) throw new RefusalError('wishlist/full')
    await insertWish(tx, { ...wish, created: now() })
  })
}
