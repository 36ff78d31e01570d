import { useState } from 'react'
import { useAfterTyping } from './after-typing.ts'

export interface ListTermOptions {
  /** The search term of the list on screen; empty without one. */
  readonly term: string
  /** The least characters of a search. */
  readonly least: number
  readonly pauseMs: number
  readonly search: (term: string) => void
}

export interface ListTerm {
  readonly typed: string
  readonly setTyped: (value: string) => void
  /** Searches at once, without the pause after typing. */
  readonly submit: (value: string) => void
}

/** The typed search term of a list. A new address overrules it: Back brings the term of its list. */
export function useListTerm({ term, least, pauseMs, search }: ListTermOptions): ListTerm {
  const [typed, setTyped] = useState(term)
  const [asked, setAsked] = useState(term)
  const [shown, setShown] = useState(term)
  if (shown !== term) {
    setShown(term)
    if (term !== asked) {
      setTyped(term)
      setAsked(term)
    }
  }
  const ask = (value: string, known: readonly string[]) => {
    const trimmed = value.trim()
    const next = trimmed.length < least ? '' : trimmed
    if (known.every((each) => each === next)) return
    setAsked(next)
    search(next)
  }
  useAfterTyping(typed, pauseMs, async () => ask(typed, [asked]))
  // Another navigation may have replaced the search that was asked for: Enter asks again until its list is there.
  return { typed, setTyped, submit: (value) => ask(value, [asked, term]) }
}
