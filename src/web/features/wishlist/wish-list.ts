import type { WishReply } from '#contract/wishlist.ts'
import type { Api } from '../../platform/calls/api.ts'
import { type FromWire, productFromWire } from '../../shop/product-from-wire.ts'

/** A product that is still on show. */
export type WishedProduct = FromWire<Extract<WishReply['product'], { isActive: true }>>

export type Wish = Omit<WishReply, 'product'> & { readonly product: WishedProduct | Extract<WishReply['product'], { isActive: false }> }

export async function loadWishes(api: Api): Promise<readonly Wish[]> {
  const { wishlist } = await api.call('GET /api/wishlist', {})
  return wishlist.map(({ product, ...wish }) => ({ ...wish, product: product.isActive ? productFromWire(product) : product }))
}
