import { useEffect, useRef } from 'react'
import { endedUnasked, writeDraft } from './stored-draft.ts'

/** Stores what is typed if the session ends unasked, and not otherwise; `typed` is null where all is saved. */
export function useDraftAtEnd(key: string, typed: () => Readonly<Record<string, unknown>> | null): void {
  const newest = useRef(typed)
  useEffect(() => {
    newest.current = typed
  })
  useEffect(() => {
    writeDraft(key, {})
    return () => {
      const words = newest.current()
      if (endedUnasked() && words !== null) writeDraft(key, words)
    }
  }, [key])
}
