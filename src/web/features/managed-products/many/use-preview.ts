import { useEffect, useState } from 'react'
import type { CallReply } from '#contract/endpoints.ts'
import { ApiError } from '../../../platform/calls/api.ts'
import { useApi } from '../../../platform/calls/use-api.ts'
import { failureText } from '../../../platform/frame/failures.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import type { Selection, SentChange } from './many-change.ts'

const TYPING_PAUSE_MS = 350

export type Preview = CallReply<'POST /api/product/many/preview'>

export interface Previewing {
  /** The outcome of exactly this change; null while it is being worked out. */
  readonly preview: Preview | null
  readonly error: string | null
}

const NOTHING: Previewing = { preview: null, error: null }

/** Asks the server for the outcome of a change once typing rests, and for what has become of it where `askAgain` is called. */
export function usePreview(selection: Selection, change: SentChange | null): Previewing & { readonly askAgain: () => void } {
  const { t } = useTexts()
  const api = useApi()
  const asked = change === null ? null : JSON.stringify({ selection, change })
  const [round, setRound] = useState(0)
  const [answer, setAnswer] = useState<Previewing & { readonly to: string | null }>({ ...NOTHING, to: null })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change that is asked for, and for each time
  useEffect(() => {
    if (asked === null) return
    let isWanted = true
    const show = (next: Previewing) => {
      if (isWanted) setAnswer({ ...next, to: asked })
    }
    const ask = () =>
      api.call('POST /api/product/many/preview', { body: JSON.parse(asked) }).then(
        (preview) => show({ preview, error: null }),
        (error: unknown) => show({ preview: null, error: fieldError(error) ?? failureText(error, t) }),
      )
    const timer = setTimeout(() => void ask(), TYPING_PAUSE_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [asked, round])
  const { preview, error } = answer.to === asked ? answer : NOTHING
  return { preview, error, askAgain: () => setRound(round + 1) }
}

function fieldError(error: unknown): string | undefined {
  return error instanceof ApiError ? Object.values(error.fields)[0]?.[0] : undefined
}
