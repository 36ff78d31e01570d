import { type Door, door } from '#server/platform/http/door.ts'
import { listWishes, setWish, type WishlistDeps } from './wishlist.service.ts'

export function wishlistDoors(deps: WishlistDeps): readonly Door[] {
  return [
    door('GET /api/wishlist', ({ viewer }) => listWishes(deps, viewer)),
    door('POST /api/wishlist', ({ viewer, body }) => setWish(deps, viewer, body)),
  ]
}
