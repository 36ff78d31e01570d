import { useSyncExternalStore } from 'react'
import { useToken } from '../platform/calls/session.ts'

/** As far as a heart knows a product. */
export interface Likeable {
  readonly _id: string
  readonly isLiked?: boolean | undefined
}

export interface Wish {
  readonly isLiked: boolean
  /** The product as the page had loaded it; one that was loaded later says itself how it stands. */
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

/** As the server said, or as the heart was pressed since. */
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
