import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { WishReply } from '#contract/wishlist.ts'
import { useLanguage } from '../../platform/language.ts'

export interface TakingOff {
  readonly shown: readonly WishReply[]
  readonly takeOff: (wish: WishReply) => void
}

/** What is taken off goes at once, and is back where the server does not take it. */
export function useTakingOff(wishes: readonly WishReply[], onGone: () => void): TakingOff {
  const language = useLanguage()
  const { revalidate } = useRevalidator()
  const [gone, setGone] = useState<ReadonlySet<WishReply>>(new Set())
  const takeOff = (wish: WishReply) => {
    setGone((before) => new Set([...before, wish]))
    onGone()
    const bringBack = () => setGone((before) => new Set([...before].filter((each) => each !== wish)))
    import('./toggle-wish.ts')
      .then(({ toggleWish }) => toggleWish(wish.product ?? wish, { isLiked: true, language }))
      .then((isDone) => (isDone ? revalidate() : bringBack()), bringBack)
  }
  return { shown: wishes.filter((wish) => !gone.has(wish)), takeOff }
}
