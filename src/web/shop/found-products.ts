import { useEffect, useState } from 'react'
import type { TodaysProduct } from '#contract/offers.ts'
import { useApi } from '../platform/calls/use-api.ts'

const TYPING_PAUSE_MS = 250
const SEARCH_MIN = 2

export type FoundProducts =
  | { readonly kind: 'nothing' | 'searching' | 'failed' }
  | { readonly kind: 'found'; readonly products: readonly TodaysProduct[] }

/** Products by name or SKU with their price and stock of today, for staff; asked for once typing pauses. */
export function useFoundProducts(typed: string): FoundProducts {
  const term = typed.trim()
  const api = useApi()
  const [found, setFound] = useState<FoundProducts>({ kind: 'nothing' })
  useEffect(() => {
    if (term.length < SEARCH_MIN) {
      setFound({ kind: 'nothing' })
      return
    }
    let isOver = false
    const timer = setTimeout(() => {
      setFound((before) => (before.kind === 'found' ? before : { kind: 'searching' }))
      api.call('GET /api/offer/products', { query: { search: term } }).then(
        ({ products }) => isOver || setFound({ kind: 'found', products }),
        () => isOver || setFound({ kind: 'failed' }),
      )
    }, TYPING_PAUSE_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [api, term])
  return found
}
