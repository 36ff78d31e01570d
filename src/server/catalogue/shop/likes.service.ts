import type { Viewer } from '#domain/accounts/viewer.ts'
import type { Db } from '#server/platform/db/database.ts'
import { listLikedAmong } from './wishlist-likes.repository.ts'

interface Likeable {
  readonly _id: string
}

/** Adds to each product whether it is on the viewer's wishlist; adds nothing for viewers without one. One query for all of them. */
export async function withLikes<Product extends Likeable>(
  db: Db,
  viewer: Viewer,
  products: readonly Product[],
): Promise<(Product & { isLiked?: boolean })[]> {
  if (viewer.kind === 'anonymous' || products.length === 0) return [...products]
  const liked = new Set(
    await listLikedAmong(
      db,
      viewer.id,
      products.map(({ _id }) => _id),
    ),
  )
  return products.map((product) => ({ ...product, isLiked: liked.has(product._id) }))
}
