import { useEffect, useState } from 'react'
import type { ProductOption } from '#contract/products.ts'
import { PRODUCTS_PER_PAGE } from '#domain/paging.ts'
import { createApi } from '../../../platform/calls/api.ts'
import { browserTransport } from '../../../platform/calls/browser-transport.ts'
import { useLanguage } from '../../../platform/texts/language.ts'

export interface OptionsRequest {
  readonly page: number
  /** The search term; empty without a search. */
  readonly term: string
  /** The id of a category to choose from; null for all products. */
  readonly category: string | null
  /** The id of a category of which each product tells whether it is in there; null for none. */
  readonly memberOf: string | null
  /** No request is made: the products are known already. */
  readonly isIdle: boolean
  /** A map of every product seen so far, by id. */
  readonly known: Map<string, ProductOption>
}

export interface Options {
  /** Rows of the last answer, shown until the next one arrives. */
  readonly rows: readonly ProductOption[]
  readonly totalPages: number
  readonly isWaiting: boolean
  readonly hasFailed: boolean
  readonly again: () => void
}

interface Answer {
  readonly key: string
  readonly rows: readonly ProductOption[]
  readonly totalPages: number
  readonly hasFailed: boolean
}

const NO_ANSWER: Answer = { key: '', rows: [], totalPages: 0, hasFailed: false }

/** Fetches one page of products to choose from. Late answers to an older request are ignored. */
export function useOptions({ page, term, category, memberOf, isIdle, known }: OptionsRequest): Options {
  const language = useLanguage()
  const [answer, setAnswer] = useState(NO_ANSWER)
  const [attempt, setAttempt] = useState(0)
  const key = JSON.stringify([page, term, category, attempt])
  useEffect(() => {
    if (isIdle) return
    const asking = new AbortController()
    const api = createApi({ transport: browserTransport, language, signal: asking.signal })
    const query = {
      page,
      limit: PRODUCTS_PER_PAGE,
      search: term,
      ...(category === null ? {} : { category }),
      ...(memberOf === null ? {} : { memberOf }),
    }
    api.call('GET /api/product/list/select', { query }).then(
      ({ products, totalPages = 1 }) => {
        if (asking.signal.aborted) return
        for (const product of products) known.set(product._id, product)
        setAnswer({ key, rows: products, totalPages, hasFailed: false })
      },
      () => {
        if (!asking.signal.aborted) setAnswer({ key, rows: [], totalPages: 0, hasFailed: true })
      },
    )
    return () => asking.abort()
  }, [language, page, term, category, memberOf, isIdle, known, key])
  return {
    ...answer,
    isWaiting: !isIdle && answer.key !== key,
    again: () => setAttempt((count) => count + 1),
  }
}
