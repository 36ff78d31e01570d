import { useSyncExternalStore } from 'react'
import { useToken } from '../platform/calls/session.ts'

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

const wishes = new Map<string, Wish>()
const subscribers = new Set<() => void>()

export function wishFor(id: string): Wish | undefined {
  return wishes.get(id)
}

export function setWish(id: string, wish: Wish | undefined): void {
  if (wish === undefined) wishes.delete(id)
  else wishes.set(id, wish)
  for (const onChange of subscribers) onChange()
}

/** The server's state, or that of a later press. */
export function useIsLiked(product: Likeable): boolean {
  const wish = useSyncExternalStore(
    (onChange) => {
      subscribers.add(onChange)
      return () => subscribers.delete(onChange)
    },
    () => wishes.get(product._id),
    () => undefined,
  )
  if (useToken() === null) return false
  return wish !== undefined && (!wish.isSent || wish.of === product) ? wish.isLiked : product.isLiked === true
}
