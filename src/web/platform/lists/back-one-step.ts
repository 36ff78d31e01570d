import { useRef } from 'react'
import { useNavigate } from 'react-router'

/** How many entries of this shop lie before the current one in the history of the tab. */
function ownEntriesBefore(): number {
  const state: unknown = window.history.state
  const count = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0
  return typeof count === 'number' ? count : 0
}

/**
 * Goes back to where the page was come from, once its work is done. Without a step of this shop before it, or after the page
 * was read in another language meanwhile, it goes to the place that it belongs to.
 */
export function useBackOneStep(fallback: string): () => void {
  const navigate = useNavigate()
  const arrived = useRef<number | null>(null)
  if (arrived.current === null && typeof window !== 'undefined') arrived.current = ownEntriesBefore()
  return () => {
    const before = ownEntriesBefore()
    if (before > 0 && before === arrived.current) void navigate(-1)
    else void navigate(fallback, { replace: true })
  }
}
