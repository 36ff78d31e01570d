import { lastSessionEnd, storedToken } from '../calls/session.ts'
import { storedUserId } from '../calls/stored-user.ts'

/** Names what somebody typed into a form, apart from what others typed at the same computer. */
export function draftKey(name: string): string {
  return `draft ${storedUserId() ?? ''} ${name}`
}

/** True where another tab or the server ended the session: the words typed here are there again after the sign-in. */
export function endedUnasked(): boolean {
  const end = lastSessionEnd()
  return storedToken() === null && (end === 'expired' || end === 'elsewhere')
}

/** A browser without storage, or with a full one, has no draft. */
export function readDraft(key: string): Record<string, unknown> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}')
  } catch {
    return {}
  }
}

export function writeDraft(key: string, values: Readonly<Record<string, unknown>>): void {
  try {
    if (Object.keys(values).length === 0) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(values))
  } catch {
    return
  }
}
