import { useEffect, useEffectEvent, useState } from 'react'

export interface ListTermOptions {
  /** What the list on the screen was searched for; empty when it was not. */
  readonly term: string
  /** Fewer characters search for nothing. */
  readonly least: number
  readonly waitMs: number
  readonly search: (term: string) => void
}

export interface ListTerm {
  readonly typed: string
  readonly setTyped: (value: string) => void
  /** Without waiting for another key. */
  readonly submit: (value: string) => void
}

/** A list's search while it is typed. The address has the last word: Back brings the term of the list that it brings. */
export function useListTerm({ term, least, waitMs, search }: ListTermOptions): ListTerm {
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
  const submit = (value: string) => {
    const trimmed = value.trim()
    const next = trimmed.length < least ? '' : trimmed
    if (next === asked) return
    setAsked(next)
    search(next)
  }
  const onPause = useEffectEvent(() => submit(typed))
  // biome-ignore lint/correctness/useExhaustiveDependencies: every key starts the wait anew
  useEffect(() => {
    const timer = setTimeout(onPause, waitMs)
    return () => clearTimeout(timer)
  }, [typed, waitMs])
  return { typed, setTyped, submit }
}
