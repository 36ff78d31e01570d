import { useCallback, useEffect, useRef, useState } from 'react'
import type { DeskCardReply, DeskLogReply } from '#contract/desk.ts'
import { ApiError } from '../../platform/calls/api.ts'
import { useApi } from '../../platform/calls/use-api.ts'

export type CardLog = { readonly kind: 'loading' | 'failed' } | { readonly kind: 'known'; readonly lines: readonly DeskLogReply[] }

export interface OpenCard {
  /** Null while it loads, or if it is gone. */
  readonly card: DeskCardReply | null
  readonly isGone: boolean
  readonly log: CardLog
  readonly show: (changed: { readonly card: DeskCardReply | null; readonly log: readonly DeskLogReply[] }) => void
  readonly reload: () => void
}

interface Fetched {
  readonly entry: string
  readonly card: DeskCardReply | null
  readonly log: CardLog
}

/** The card of an entry: at once as the list knows it, then with its log, and anew at every change on the desk. */
export function useCard(entry: string | null, listed: DeskCardReply | null, news: number): OpenCard {
  const api = useApi()
  const [fetched, setFetched] = useState<Fetched | null>(null)
  const [goneEntry, setGoneEntry] = useState<string | null>(null)
  const asked = useRef(0)
  const reload = useCallback(() => {
    if (entry === null) return
    asked.current += 1
    const mine = asked.current
    api.call('GET /api/desk/:id', { params: { id: entry } }).then(
      ({ card, log }) => {
        if (mine === asked.current) setFetched({ entry, card, log: { kind: 'known', lines: log } })
      },
      (error: unknown) => {
        if (mine !== asked.current) return
        if (error instanceof ApiError && (error.status === 404 || error.code === 'validation')) return setGoneEntry(entry)
        setFetched((before) => (before?.entry === entry ? before : { entry, card: null, log: { kind: 'failed' } }))
      },
    )
  }, [api, entry])
  // biome-ignore lint/correctness/useExhaustiveDependencies: news are a reason to ask again
  useEffect(reload, [reload, news])
  const show = useCallback<OpenCard['show']>(
    ({ card, log }) => {
      // An answer that is still on its way is older.
      asked.current += 1
      if (card === null || entry === null) return reload()
      setFetched({ entry, card, log: { kind: 'known', lines: log } })
    },
    [entry, reload],
  )
  const known = fetched?.entry === entry ? fetched : null
  return {
    card: known?.card ?? listed,
    isGone: entry !== null && goneEntry === entry,
    log: known?.log ?? { kind: 'loading' },
    show,
    reload,
  }
}
