import { useEffect, useEffectEvent, useState } from 'react'
import { type Api, createApi } from '../calls/api.ts'
import { browserTransport } from '../calls/browser-transport.ts'
import { useLanguage } from '../texts/language.ts'

export interface AfterTyping<Answer> {
  /** `resting` where there is nothing to ask; the other states are those of the present key. */
  readonly state: 'resting' | 'asking' | 'answered' | 'failed'
  /** The last answer, which stays while the next one is asked for; null after a failure and at rest. */
  readonly answer: Answer | null
  /** True for an answer to the present key, also while the same is asked for once more. */
  readonly isOfKey: boolean
  readonly error: unknown
  readonly askAgain: () => void
}

interface Outcome<Answer> extends Pick<AfterTyping<Answer>, 'answer' | 'error'> {
  readonly key: string
  readonly round: number
  readonly hasFailed: boolean
}

/**
 * Asks once the key has rested for the pause; without a key it asks nothing. Another key ends the call before it, and an answer that comes
 * all the same is dropped, so that it replaces none to later words. `isOfKey` says whether the answer belongs to the present ones.
 */
export function useAfterTyping<Answer>(key: string | null, pauseMs: number, ask: (api: Api) => Promise<Answer>): AfterTyping<Answer> {
  const language = useLanguage()
  const [round, setRound] = useState(0)
  const [outcome, setOutcome] = useState<Outcome<Answer> | null>(null)
  const askNow = useEffectEvent(ask)
  useEffect(() => {
    if (key === null) return setOutcome(null)
    const controller = new AbortController()
    const { signal } = controller
    const settle = (next: Pick<Outcome<Answer>, 'answer' | 'error' | 'hasFailed'>) => {
      if (!signal.aborted) setOutcome({ ...next, key, round })
    }
    const timer = setTimeout(() => {
      askNow(createApi({ transport: browserTransport, language, signal })).then(
        (answer) => settle({ answer, error: null, hasFailed: false }),
        (error: unknown) => settle({ answer: null, error, hasFailed: true }),
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [key, round, language, pauseMs])
  const isOfKey = key !== null && outcome?.key === key
  const isSettled = isOfKey && outcome?.round === round
  return {
    state: key === null ? 'resting' : !isSettled ? 'asking' : outcome?.hasFailed ? 'failed' : 'answered',
    answer: (key === null ? null : outcome?.answer) ?? null,
    isOfKey,
    error: outcome?.error,
    askAgain: () => setRound(round + 1),
  }
}
