import { useToken } from '../platform/calls/session.ts'
import { createStore, useStore } from '../state/store.ts'

/** The fields of a product that a heart needs. */
export interface Likeable {
  readonly _id: string
  readonly isLiked?: boolean | undefined
}

export interface Wish {
  readonly isLiked: boolean
  /** The product as the page loaded it; a newer load carries its own state. */
  readonly of: Likeable
  readonly isSent: boolean
}

const wishes = createStore<ReadonlyMap<string, Wish | undefined>>(new Map())

export function wishFor(id: string): Wish | undefined {
  return wishes.get().get(id)
}

export function setWish(id: string, wish: Wish | undefined): void {
  wishes.set(new Map(wishes.get()).set(id, wish))
}

/** The server's state, or that of a later press. */
export function useIsLiked(product: Likeable): boolean {
  const wish = useStore(wishes, (all) => all.get(product._id), undefined)
  if (useToken() === null) return false
  return wish !== undefined && (!wish.isSent || wish.of === product) ? wish.isLiked : product.isLiked === true
}
