import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/**
 * Changes the query of a list. The router tells of a navigation a moment after the press: a second choice in that moment is added to the
 * first one and not to the list that is still shown. The list of an earlier navigation may be rendered only then, so the first choice is
 * forgotten once another list stands and nothing is loading; one whose list failed to load is part of the next. Back and Forward leave it: it is
 * forgotten at once, since the list that they lead to may be the one that is shown already.
 */
export function useChoices<Query extends object>(asked: Query, go: (query: Query) => void): (change: Partial<Query>) => void {
  const { state } = useNavigation()
  const chosen = useRef<Query | null>(null)
  const shown = JSON.stringify(asked)
  const arrived = useRef(shown)
  useEffect(() => {
    if (state !== 'idle' || arrived.current === shown) return
    arrived.current = shown
    chosen.current = null
  }, [shown, state])
  useEffect(() => {
    const forget = () => {
      chosen.current = null
    }
    addEventListener('popstate', forget)
    return () => removeEventListener('popstate', forget)
  }, [])
  return (change) => {
    chosen.current = { ...(chosen.current ?? asked), ...change }
    go(chosen.current)
  }
}
