import type { WishReply } from '#contract/wishlist.ts'
import type { Api } from '../../platform/calls/api.ts'

/** A product that is still on show. */
export type WishedProduct = Extract<WishReply['product'], { isActive: true }>

export async function loadWishes(api: Api): Promise<readonly WishReply[]> {
  return (await api.call('GET /api/wishlist', {})).wishlist
}
