import { useToken } from '../platform/calls/session.ts'
import { createStore, useStore } from '../state/store.ts'

/** The fields of a product that a heart needs. */
export interface Likeable {
  readonly _id: string
  readonly isLiked?: boolean | undefined
}

export interface Wish {
  readonly isLiked: boolean
  /** Products as pages loaded them, whose own state is older than the press. */
  readonly overruled: WeakSet<Likeable>
  /** The time at which the server accepted it. */
  readonly acceptedAt?: number
}

/** An answer that arrives so soon after a press was accepted may have been asked for before it. */
const ASKED_BEFORE_MS = 15_000

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
  return useToken() !== null && isLikedAfter(wish, product)
}

export function isLikedAfter(wish: Wish | undefined, product: Likeable): boolean {
  if (wish === undefined) return product.isLiked === true
  const { isLiked, overruled, acceptedAt } = wish
  if (acceptedAt === undefined || Date.now() - acceptedAt < ASKED_BEFORE_MS) overruled.add(product)
  return overruled.has(product) ? isLiked : product.isLiked === true
}
