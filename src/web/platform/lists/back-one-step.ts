import { useRef } from 'react'
import { useNavigate } from 'react-router'

/** The number of this shop's entries before the current one in the tab's history. */
function ownEntriesBefore(): number {
  const state: unknown = window.history.state
  const count = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0
  return typeof count === 'number' ? count : 0
}

/**
 * Goes back to the page that led here, once the work is done. Without such a page, or after a change of language meanwhile, it goes to the
 * fallback.
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
