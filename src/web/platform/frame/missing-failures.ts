import { ApiError } from '../calls/api.ts'
import type { Texts } from '../texts/texts.ts'
import { failureText, reportFailure } from './failures.ts'
import { notify } from './notices.ts'

/** The text for a dialog or a row, which also says that its record is missing: the page behind it shows others. */
export function failureOrMissingText(error: unknown, t: Texts): string | null {
  const isMissing = error instanceof ApiError && error.status === 404
  return isMissing ? error.message || t('notices.failed') : failureText(error, t)
}

/** Reports the failure of a dialog or a row, a missing record among them. */
export function reportFailureOrMissing(error: unknown, t: Texts, title?: string): void {
  const text = reportFailure(error, t, title) === null ? failureOrMissingText(error, t) : null
  if (text !== null) notify({ kind: 'error', title, text })
}
