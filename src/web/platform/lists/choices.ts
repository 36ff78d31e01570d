import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/**
 * Changes the query of a list. The router tells of a navigation a moment after the press: a second choice in that moment is added to the
 * first one and not to the list that is still shown. The list of an earlier navigation may be rendered only then, so the first choice is
 * forgotten once nothing is loading.
 */
export function useChoices<Query extends object>(asked: Query, go: (query: Query) => void): (change: Partial<Query>) => void {
  const { state } = useNavigation()
  const chosen = useRef<Query | null>(null)
  const shown = JSON.stringify(asked)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list that is asked for
  useEffect(() => {
    if (state === 'idle') chosen.current = null
  }, [shown, state])
  return (change) => {
    chosen.current = { ...(chosen.current ?? asked), ...change }
    go(chosen.current)
  }
}
