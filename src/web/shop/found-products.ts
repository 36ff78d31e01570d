import { useEffect, useRef, useState } from 'react'
import type { TodaysProduct } from '#contract/offers.ts'
import { useApi } from '../platform/calls/use-api.ts'

const TYPING_PAUSE_MS = 250
const SEARCH_MIN = 2

export type FoundProducts =
  | { readonly kind: 'nothing' | 'searching' | 'failed' }
  | { readonly kind: 'found'; readonly products: readonly TodaysProduct[] }

/** The last answer and the term that it answers. */
export interface SearchAnswer {
  readonly term: string
  readonly found: FoundProducts
}

/** Products by name or SKU with their price and stock of today, for staff; asked for once typing pauses. */
export function useFoundProducts(typed: string): FoundProducts {
  const term = typed.trim()
  const api = useApi()
  const [answer, setAnswer] = useState<SearchAnswer | null>(null)
  useEffect(() => {
    if (term.length < SEARCH_MIN) return
    let isOver = false
    const timer = setTimeout(() => {
      api.call('GET /api/offer/products', { query: { search: term } }).then(
        ({ products }) => isOver || setAnswer({ term, found: { kind: 'found', products } }),
        () => isOver || setAnswer({ term, found: { kind: 'failed' } }),
      )
    }, TYPING_PAUSE_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [api, term])
  return foundFor(term, answer)
}

/** Products of the term before would be taken for those of the term that stands in the field. */
export function foundFor(term: string, answer: SearchAnswer | null): FoundProducts {
  if (term.length < SEARCH_MIN) return { kind: 'nothing' }
  return answer?.term === term ? answer.found : { kind: 'searching' }
}

/** Enter that is pressed before the answer takes the first product of the answer, unless another term is typed meanwhile. */
export function useFirstFound(typed: string, found: FoundProducts, take: (product: TodaysProduct) => void): () => void {
  const term = typed.trim()
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    if (wanted.current !== null && wanted.current !== term) wanted.current = null
    if (wanted.current === null || found.kind === 'searching') return
    wanted.current = null
    takeFirst(found, take)
  })
  return () => {
    if (found.kind === 'searching') wanted.current = term
    else takeFirst(found, take)
  }
}

function takeFirst(found: FoundProducts, take: (product: TodaysProduct) => void): void {
  const first = found.kind === 'found' ? found.products[0] : undefined
  if (first !== undefined) take(first)
}
