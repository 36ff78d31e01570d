import { useCallback, useEffect, useRef, useState } from 'react'
import { type BagChange, bagChange } from '#domain/orders/bag.ts'
import { useToken } from '../../platform/calls/session.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { bagItems, refreshBag } from '../../shop/bag/bag.ts'
import { checkBag } from './check-bag.ts'

export interface BagNews {
  readonly state: 'checking' | 'checked' | 'failed'
  /** Changes of lines since they were added; no line is removed silently. */
  readonly changes: ReadonlyMap<string, BagChange>
  readonly check: () => void
}

const NO_CHANGES: ReadonlyMap<string, BagChange> = new Map()

/** Checks the bag's products when the drawer opens, when somebody signs in, and when a confirm was refused. */
export function useBagNews(isOpen: boolean): BagNews {
  const [news, setNews] = useState<Omit<BagNews, 'check'>>({ state: 'checked', changes: NO_CHANGES })
  const language = useLanguage()
  const token = useToken()
  const asking = useRef<AbortController | null>(null)
  const check = useCallback(() => {
    asking.current?.abort()
    const items = bagItems()
    if (items.length === 0) return
    const own = new AbortController()
    asking.current = own
    setNews(({ changes }) => ({ state: 'checking', changes }))
    checkBag(items, language, own.signal).then(
      (products) => {
        if (own.signal.aborted) return
        const changed = items.flatMap((item) => {
          const change = bagChange(item, products.get(item._id) ?? null)
          return change === null ? [] : [[item._id, change] as const]
        })
        refreshBag(products)
        setNews({ state: 'checked', changes: new Map(changed) })
      },
      () => {
        if (!own.signal.aborted) setNews(({ changes }) => ({ state: 'failed', changes }))
      },
    )
  }, [language])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person sees other prices
  useEffect(() => {
    if (isOpen) check()
    return () => asking.current?.abort()
  }, [isOpen, check, token])
  return { ...news, check }
}
