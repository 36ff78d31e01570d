import type { CallReply } from '#contract/endpoints.ts'
import { ApiError } from '../../../platform/calls/api.ts'
import { failureText } from '../../../platform/frame/failures.ts'
import { useAfterTyping } from '../../../platform/lists/after-typing.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { TYPING_PAUSES } from '../../../shop/typing-pauses.ts'
import type { Selection, SentChange } from './many-change.ts'

export type Preview = CallReply<'POST /api/product/many/preview'>

export interface Previewing {
  /** The outcome of exactly this change; null while it is being worked out. */
  readonly preview: Preview | null
  readonly error: string | null
}

/** Asks the server for the outcome of a change once typing rests, and for what has become of it where `askAgain` is called. */
export function usePreview(selection: Selection, change: SentChange | null): Previewing & { readonly askAgain: () => void } {
  const { t } = useTexts()
  const key = change === null ? null : JSON.stringify({ selection, change })
  const { answer, isOfKey, error, askAgain } = useAfterTyping(key, TYPING_PAUSES.preview, (api) =>
    api.call('POST /api/product/many/preview', { body: JSON.parse(key ?? '') }),
  )
  const hasFailed = isOfKey && answer === null
  return {
    preview: isOfKey ? answer : null,
    error: hasFailed ? (fieldError(error) ?? failureText(error, t)) : null,
    askAgain,
  }
}

function fieldError(error: unknown): string | undefined {
  return error instanceof ApiError ? Object.values(error.fields)[0]?.[0] : undefined
}
