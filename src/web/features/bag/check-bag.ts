import type { BagItem, BagProduct } from '#domain/orders/bag.ts'
import type { Language } from '#domain/text/language.ts'
import { createApi } from '../../platform/calls/api.ts'
import { browserTransport } from '../../platform/calls/browser-transport.ts'
import { productFromWire } from '../../shop/product-from-wire.ts'
import { bagProduct } from './bag-product.ts'

/** Fetches the bag's products as they are now; null for one that is not on show any more. */
export async function checkBag(
  items: readonly BagItem[],
  language: Language,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, BagProduct | null>> {
  const ids = items.map(({ _id }) => _id)
  const api = createApi({ transport: browserTransport, language, signal })
  const { products } = await api.call('POST /api/cart/check', { body: { products: ids } })
  return new Map(
    ids.map((id, index) => {
      const product = products[index] ?? null
      return [id, product === null ? null : bagProduct(productFromWire(product))]
    }),
  )
}
