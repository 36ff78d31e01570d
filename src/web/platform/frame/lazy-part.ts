import { useCallback, useState } from 'react'
import { withItsTexts } from '#i18n/text-set.ts'

export interface LazyPart<Part> {
  readonly part: Part | null
  readonly load: () => void
}

/** A component that loads when it is first needed. After a failure the page goes on without it, and the next call tries again. */
export function useLazyPart<Part>(fetchPart: () => Promise<Part>, onFailure?: () => void): LazyPart<Part> {
  const [part, setPart] = useState<Part | null>(null)
  const load = useCallback(() => {
    withItsTexts(fetchPart).then((fetched) => setPart(() => fetched), onFailure ?? (() => undefined))
  }, [fetchPart, onFailure])
  return { part, load }
}
