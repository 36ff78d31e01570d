import { ApiError } from '../calls/api.ts'
import type { Texts } from '../texts/texts.ts'
import { type Notice, notify } from './notices.ts'

/**
 * Reports a failed call to the person. A missing record shows on the page itself, and a refused token has already ended the session with
 * its own message. Returns the notice's id, if there is one.
 */
export function reportFailure(error: unknown, t: Texts, title: string = t('notices.tryAgain')): number | null {
  const notice = noticeOf(error, t, title)
  return notice === null ? null : notify(notice)
}

/** Reports a failure under the name of what it is about, as a file's; some failures say nothing, as above. */
export function reportFailureOf(name: string | undefined, error: unknown, t: Texts): number | null {
  const notice = noticeOf(error, t, '')
  return notice === null ? null : notify({ ...notice, title: name })
}

/** The message for the form that failed; null where the form has nothing to say. */
export function failureText(error: unknown, t: Texts): string | null {
  return noticeOf(error, t, '')?.text ?? null
}

function noticeOf(error: unknown, t: Texts, title: string): Omit<Notice, 'id'> | null {
  const status = error instanceof ApiError ? error.status : 0
  // An aborted call has a message of its own; the messages of other errors are for developers.
  const message = error instanceof ApiError || error instanceof DOMException ? error.message : ''
  if (status === 404 || status === 401) return null
  // Whatever failed, the code of a part or a call, failed for want of a network.
  if (status === 0 && navigator.onLine === false) return { kind: 'error', text: t('notices.unsent'), isUnsent: true }
  if (status === 400 || status === 429) return { kind: 'error', title, text: message }
  if (error instanceof ApiError && (error.code === 'area-missing' || error.code === 'code-missing'))
    return { kind: 'error', title, text: message }
  if (status === 403) return { kind: 'error', text: t('notices.forbidden') }
  return { kind: 'error', text: status < 500 && message !== '' ? message : t('notices.failed') }
}
