import { useEffect, useRef, useState } from 'react'
import type { ProductSuggestion } from '#contract/catalogue.ts'
import { narrow } from '#domain/search/narrow.ts'
import type { Language } from '#domain/text/language.ts'
import { createApi } from '../../platform/calls/api.ts'
import { browserTransport } from '../../platform/calls/browser-transport.ts'

const ASKED_EVERY = 3

interface Answer {
  readonly term: string
  /** Null after a failed request. */
  readonly products: readonly ProductSuggestion[] | null
}

export type Suggestions =
  | { readonly state: 'nothing' }
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'known'; readonly products: readonly ProductSuggestion[] }

export function soughtTerm(typed: string): string {
  return typed.trim().toLowerCase()
}

function isAskedFor(term: string): boolean {
  return term !== '' && term.length % ASKED_EVERY === 0
}

/** True if one term begins with the other: an answer to one then says something about the other. */
function isNear(one: string, other: string): boolean {
  return one !== '' && other !== '' && (one.startsWith(other) || other.startsWith(one))
}

/**
 * Suggestions for the typed term. A request is made at every third character; in between the last answer is filtered here. A running
 * request continues while typing only extends its term, so that a slow network still answers a fast typist.
 */
export function useSuggestions(term: string, language: Language): Suggestions {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [pending, setPending] = useState<string | null>(null)
  const asking = useRef<{ readonly term: string; readonly controller: AbortController } | null>(null)
  useEffect(() => {
    if (asking.current !== null && (isAskedFor(term) || !isNear(asking.current.term, term))) {
      asking.current.controller.abort()
      asking.current = null
      setPending(null)
    }
    if (!isAskedFor(term)) return
    const controller = new AbortController()
    asking.current = { term, controller }
    setPending(term)
    const api = createApi({ transport: browserTransport, language, signal: controller.signal })
    const settle = (products: Answer['products']) => {
      if (controller.signal.aborted) return
      asking.current = null
      setPending(null)
      setAnswer({ term, products })
    }
    api.call('GET /api/product/list/search/:term', { params: { term } }).then(
      ({ products }) => settle(products),
      () => settle(null),
    )
  }, [term, language])
  useEffect(() => () => asking.current?.controller.abort(), [])
  return suggestionsFrom(answer, pending, term)
}

function suggestionsFrom(answer: Answer | null, pending: string | null, term: string): Suggestions {
  const isWaiting = pending !== null && isNear(pending, term)
  if (answer !== null && isNear(answer.term, term)) {
    if (answer.products !== null && answer.products.length > 0) {
      return { state: 'known', products: term.length > answer.term.length ? narrow(answer.products, term) : answer.products }
    }
    // A longer term may match words that its beginning did not.
    if (!isWaiting) return answer.products === null ? { state: 'failed' } : { state: 'known', products: [] }
  }
  return isWaiting ? { state: 'loading' } : { state: 'nothing' }
}
