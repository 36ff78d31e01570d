import { useEffect, useRef } from 'react'

/**
 * Changes the query of a list. The router tells of a navigation a moment after the press: a second choice in that moment is added to the
 * first one and not to the list that is still shown.
 */
export function useChoices<Query extends object>(asked: Query, go: (query: Query) => void): (change: Partial<Query>) => void {
  const chosen = useRef<Query | null>(null)
  const shown = JSON.stringify(asked)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list that is asked for
  useEffect(() => {
    chosen.current = null
  }, [shown])
  return (change) => {
    chosen.current = { ...(chosen.current ?? asked), ...change }
    go(chosen.current)
  }
}
