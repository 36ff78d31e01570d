import { useSyncExternalStore } from 'react'
import type { OwnUser } from '#contract/accounts.ts'
import { readStored, store } from './stored-text.ts'

const TOKEN_KEY = 'token'

/** Why nobody is signed in any more: by their own wish, because the server refused the token, in another tab, or for a new sign-in that a page leads to. */
export type SessionEnd = 'signed-out' | 'expired' | 'elsewhere' | 'replaced'

const subscribers = new Set<() => void>()
let user: OwnUser | null = null
let lastEnd: SessionEnd = 'elsewhere'

/** The stored token as it is, `Bearer …`; null for a visitor. */
export function storedToken(): string | null {
  return readStored(TOKEN_KEY)
}

export function startSession(token: string, owner: OwnUser | null): void {
  store(TOKEN_KEY, token)
  user = owner
  tell()
}

export function endSession(end: SessionEnd): void {
  const token = storedToken()
  store(TOKEN_KEY, null)
  user = null
  lastEnd = end
  tell()
  // Signing out here never waits for the server, which may be out of reach.
  if (end === 'signed-out' && token !== null) {
    fetch('/api/auth/logout', { method: 'POST', headers: { authorization: token }, keepalive: true }).catch(() => undefined)
  }
}

/** The token that was refused may have been replaced meanwhile; only the one that is still in use ends the session. */
export function refuseToken(token: string): void {
  if (storedToken() === token) endSession('expired')
}

export function rememberUser(owner: OwnUser): void {
  user = owner
  tell()
}

/** Who is signed in, as far as this page has been told. */
export function knownUser(): OwnUser | null {
  return user
}

export function lastSessionEnd(): SessionEnd {
  return lastEnd
}

/** The token of this browser; null while the server's page, which is nobody's, is being taken over. */
export function useToken(): string | null {
  return useSyncExternalStore(subscribeToSession, storedToken, () => null)
}

/** Who is signed in, once the server has said so. */
export function useUser(): OwnUser | null {
  return useSyncExternalStore(
    subscribeToSession,
    () => user,
    () => null,
  )
}

function subscribeToSession(onChange: () => void): () => void {
  const onStorage = ({ key }: Pick<StorageEvent, 'key'>) => {
    if (key !== TOKEN_KEY && key !== null) return
    user = null
    lastEnd = 'elsewhere'
    onChange()
  }
  // A page that Back brings as it was left has heard of nothing since.
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onStorage({ key: TOKEN_KEY })
  }
  subscribers.add(onChange)
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onReturn)
  return () => {
    subscribers.delete(onChange)
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onReturn)
  }
}

function tell(): void {
  for (const onChange of subscribers) onChange()
}
