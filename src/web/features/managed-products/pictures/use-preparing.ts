import { useRef, useState } from 'react'
import { askBeforeLeavingUntil } from '../../../platform/forms/unfinished.ts'

export interface Preparing {
  /** The picture that is being made smaller; null while none is. */
  readonly at: { readonly n: number; readonly total: number } | null
  /** Runs over the files one after the other, since pictures being made smaller need much memory. Null once it was called off. */
  readonly run: <Made>(files: readonly File[], make: (file: File) => Promise<Made>) => Promise<readonly Made[] | null>
  readonly cancel: () => void
  /** Leaving is asked about, and the form is judged, only after this work. */
  readonly hold: (work: Promise<void>) => void
  readonly ended: () => Promise<void>
}

/** Chosen pictures are made ready before the form has them; a press of "Save" meanwhile goes on once they are. */
export function usePreparing(): Preparing {
  const [at, setAt] = useState<Preparing['at']>(null)
  const held = useRef(Promise.resolve())
  const turn = useRef(0)
  return {
    at,
    run: async (files, make) => {
      turn.current += 1
      const own = turn.current
      const made: Awaited<ReturnType<typeof make>>[] = []
      for (const [index, file] of files.entries()) {
        if (turn.current !== own) return null
        setAt({ n: index + 1, total: files.length })
        made.push(await make(file))
      }
      if (turn.current !== own) return null
      setAt(null)
      return made
    },
    cancel: () => {
      turn.current += 1
      setAt(null)
    },
    hold: (work) => {
      held.current = work
      void askBeforeLeavingUntil(work.then(() => true))
    },
    ended: () => held.current,
  }
}
