import { useEffect, useState } from 'react'
import type { FoundReply } from '#contract/caller/finding.ts'
import { createApi } from '../../platform/calls/api.ts'
import { browserTransport } from '../../platform/calls/browser-transport.ts'
import { useLanguage } from '../../platform/texts/language.ts'

const TYPING_PAUSE_MS = 80

export interface Found {
  /** The last answer; it stays while a longer term is looked for. */
  readonly reply: FoundReply | null
  readonly state: 'nothing' | 'loading' | 'failed' | 'known'
  readonly again: () => void
}

interface Answer {
  readonly term: string
  readonly round: number
  /** Null after a failed call. */
  readonly reply: FoundReply | null
}

/** Asks the shop once typing pauses; a new term ends the call for the one before. */
export function useFound(term: string): Found {
  const language = useLanguage()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (term === '') return setAnswer(null)
    const controller = new AbortController()
    const settle = (reply: FoundReply | null) => {
      if (!controller.signal.aborted) setAnswer({ term, round, reply })
    }
    const timer = setTimeout(() => {
      const api = createApi({ transport: browserTransport, language, signal: controller.signal })
      api.call('GET /api/desk/find', { query: { search: term } }).then(settle, () => settle(null))
    }, TYPING_PAUSE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [term, language, round])
  const isOwn = answer?.term === term && answer.round === round
  const state = term === '' ? 'nothing' : !isOwn ? 'loading' : answer.reply === null ? 'failed' : 'known'
  return { reply: term === '' ? null : (answer?.reply ?? null), state, again: () => setRound(round + 1) }
}
