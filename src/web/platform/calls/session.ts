import { useSyncExternalStore } from 'react'
import type { OwnUser } from '#contract/accounts.ts'
import { readStored, store } from './stored-text.ts'

const TOKEN_KEY = 'token'

/**
 * The reason for the end of a session: the person's wish, a token that the server refused, another tab, or a new sign-in that a page leads
 * to.
 */
export type SessionEnd = 'signed-out' | 'expired' | 'elsewhere' | 'replaced'

const subscribers = new Set<() => void>()
let user: OwnUser | null = null
let lastEnd: SessionEnd = 'elsewhere'

/** The stored token, `Bearer …`; null for a visitor. */
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
  // Signing out here does not wait for the server, which may be unreachable.
  if (end === 'signed-out' && token !== null) {
    fetch('/api/auth/logout', { method: 'POST', headers: { authorization: token }, keepalive: true }).catch(() => undefined)
  }
}

/** The refused token may have been replaced meanwhile; only the one in use ends the session. */
export function refuseToken(token: string): void {
  if (storedToken() === token) endSession('expired')
}

export function rememberUser(owner: OwnUser): void {
  user = owner
  tell()
}

/** The signed-in person, as far as this page knows. */
export function knownUser(): OwnUser | null {
  return user
}

export function lastSessionEnd(): SessionEnd {
  return lastEnd
}

/** The token of this browser; null during the hydration of the server's page, which is anonymous. */
export function useToken(): string | null {
  return useSyncExternalStore(subscribeToSession, storedToken, () => null)
}

/** The signed-in person, once the server has answered. */
export function useUser(): OwnUser | null {
  return useSyncExternalStore(
    subscribeToSession,
    () => user,
    () => null,
  )
}

export function subscribeToSession(onChange: () => void): () => void {
  const onStorage = ({ key }: Pick<StorageEvent, 'key'>) => {
    if (key !== TOKEN_KEY && key !== null) return
    user = null
    lastEnd = 'elsewhere'
    onChange()
  }
  // A page restored by Back from the browser's cache has missed all changes.
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
