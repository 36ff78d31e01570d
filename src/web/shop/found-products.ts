import { useEffect, useRef } from 'react'
import type { TodaysProduct } from '#contract/offers/offers.ts'
import { useAfterTyping } from '../platform/lists/after-typing.ts'
import { TYPING_PAUSES } from './typing-pauses.ts'

const SEARCH_MIN = 2

export type FoundProducts =
  | { readonly kind: 'nothing' | 'searching' | 'failed' }
  | { readonly kind: 'found'; readonly products: readonly TodaysProduct[] }

/**
 * Products by name or SKU with their price and stock of today, for staff; asked for once typing pauses. Products of the term before are
 * never shown, because they would be taken for those of the term that stands in the field.
 */
export function useFoundProducts(typed: string): FoundProducts {
  const term = typed.trim()
  const { state, answer } = useAfterTyping(term.length < SEARCH_MIN ? null : term, TYPING_PAUSES.product, (api) =>
    api.call('GET /api/offer/products', { query: { search: term } }),
  )
  if (state === 'answered' && answer !== null) return { kind: 'found', products: answer.products }
  return { kind: state === 'resting' ? 'nothing' : state === 'failed' ? 'failed' : 'searching' }
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
