import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useLanguage } from '../../platform/texts/language.ts'
import type { Wish } from './wish-list.ts'

/** The longest pause between the clicks of a double click. */
const SETTLING_MS = 500

export interface TakingOff {
  /** The cards below have just moved up. */
  readonly isSettling: boolean
  readonly shown: readonly Wish[]
  readonly takeOff: (wish: Wish) => void
}

/** Removes a product at once, and restores it where the server refuses. */
export function useTakingOff(wishes: readonly Wish[], onGone: () => void): TakingOff {
  const language = useLanguage()
  const { revalidate } = useRevalidator()
  const [gone, setGone] = useState<ReadonlySet<Wish>>(new Set())
  const [isSettling, setSettling] = useState(false)
  useEffect(() => {
    if (!isSettling) return
    const over = setTimeout(() => setSettling(false), SETTLING_MS)
    return () => clearTimeout(over)
  }, [isSettling])
  const takeOff = (wish: Wish) => {
    setGone((before) => new Set([...before, wish]))
    setSettling(true)
    onGone()
    const bringBack = () => setGone((before) => new Set([...before].filter((each) => each !== wish)))
    import('./toggle-wish.ts')
      .then(({ toggleWish }) => toggleWish(wish.product, { isLiked: true, language }))
      .then((isDone) => (isDone ? revalidate() : bringBack()), bringBack)
  }
  return { isSettling, shown: wishes.filter((wish) => !gone.has(wish)), takeOff }
}
