import { useEffect, useLayoutEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/**
 * Changes the query of a list. The router tells of a navigation a moment after the press: a second choice in that moment is added to the
 * first one and not to the list that is still shown. The list of an earlier navigation may be rendered only then, so choices are
 * forgotten once the last of them has ended and another list stands; one whose list failed to load is part of the next. Back and Forward
 * leave it: it is forgotten at once, since the list that they lead to may be the one that is shown already. `go` returns the end of its
 * navigation.
 */
export function useChoices<Query extends object>(
  asked: Query,
  go: (query: Query) => Promise<void> | void,
): (change: Partial<Query>) => void {
  const { state } = useNavigation()
  const chosen = useRef<Query | null>(null)
  const isEnded = useRef(true)
  const shown = JSON.stringify(asked)
  const arrived = useRef(shown)
  // A passive effect would run after a press that follows the new list at once, and forget that press.
  useLayoutEffect(() => {
    if (state !== 'idle' || arrived.current === shown) return
    arrived.current = shown
    if (isEnded.current) chosen.current = null
  }, [shown, state])
  useEffect(() => {
    const forget = () => {
      chosen.current = null
    }
    addEventListener('popstate', forget)
    return () => removeEventListener('popstate', forget)
  }, [])
  return (change) => {
    const next = { ...(chosen.current ?? asked), ...change }
    chosen.current = next
    isEnded.current = false
    const end = () => {
      if (chosen.current === next) isEnded.current = true
    }
    Promise.resolve(go(next)).then(end, end)
  }
}
