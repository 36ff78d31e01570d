import { createStore, useStore } from '../../state/store.ts'
import { sentChanges } from '../calls/sent-changes.ts'

export type NoticeKind = 'success' | 'info' | 'warning' | 'error'

export interface Notice {
  readonly id: number
  readonly kind: NoticeKind
  readonly title?: string | undefined
  readonly text: string
  /** The notice asks visitors to sign in. */
  readonly isForGuests?: true
  /** The notice says that something did not go out for want of a network. */
  readonly isUnsent?: true
}

/** A success also shows in the result, so its notice is brief; an error stays until it is dismissed. */
const SHOWN_MS: Readonly<Record<NoticeKind, number | null>> = { success: 1000, info: 8000, warning: 8000, error: null }
const MOST_AT_ONCE = 4

const NONE: readonly Notice[] = []
export const notices = createStore(NONE, () => sentChanges.subscribe(endUnsent))
let lastId = 0

/** Returns the notice's id, by which it can be removed early. */
export function notify(notice: Omit<Notice, 'id'>): number {
  lastId += 1
  const id = lastId
  const others = notices.get().filter(({ title, text }) => title !== notice.title || text !== notice.text)
  notices.set([...others, { ...notice, id }].slice(-MOST_AT_ONCE))
  const shownMs = SHOWN_MS[notice.kind]
  if (shownMs !== null) setTimeout(() => dismissNotice(id), shownMs)
  return id
}

export function dismissNotice(id: number): void {
  notices.set(notices.get().filter((notice) => notice.id !== id))
}

/** Removes requests to sign in, because somebody has signed in or turned away from it. */
export function endAskingToSignIn(): void {
  notices.set(notices.get().filter(({ isForGuests }) => !isForGuests))
}

/** Removes what was said of a missing network, because a change went through. */
function endUnsent(): void {
  if (notices.get().some(({ isUnsent }) => isUnsent)) notices.set(notices.get().filter(({ isUnsent }) => !isUnsent))
}

export function useNotices(): readonly Notice[] {
  return useStore(notices, (shown) => shown, NONE)
}
