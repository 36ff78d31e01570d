import type { OwnUser } from '#contract/accounts.ts'
import { SESSION_LETTERS } from '#domain/accounts/accounts.ts'
import { createStore, listenToStorage, useStore } from '../../state/store.ts'
import { REQUEST_DELIVERY_KEY, readStored, store } from './stored-text.ts'

export const TOKEN_KEY = 'token'

/**
 * The reason for the end of a session: the person's wish, the end of the account, a token that the server refused, another tab, or a new
 * sign-in that a page leads to.
 */
export type SessionEnd = 'signed-out' | 'deleted' | 'expired' | 'elsewhere' | 'replaced'

interface Session {
  readonly user: OwnUser | null
  readonly lastEnd: SessionEnd
}

export const session = createStore<Session>({ user: null, lastEnd: 'elsewhere' }, () =>
  listenToStorage((key, before, after) => {
    if (key === null || (key === TOKEN_KEY && sessionOf(before) !== sessionOf(after))) session.set({ user: null, lastEnd: 'elsewhere' })
  }),
)

/** The stored token, `Bearer …`; null for a visitor. */
export function storedToken(): string | null {
  return readStored(TOKEN_KEY)
}

/** The part of a token that stays the same when it is renewed. */
export function sessionOf(token: string | null | undefined): string | null {
  return token?.slice(0, SESSION_LETTERS) ?? null
}

/** The session of this browser, whichever token it has now; null for a visitor. */
export function storedSession(): string | null {
  return sessionOf(storedToken())
}

export function startSession(token: string, owner: OwnUser | null): void {
  store(TOKEN_KEY, token)
  rememberUser(owner)
}

export function endSession(end: SessionEnd): void {
  const token = storedToken()
  store(TOKEN_KEY, null)
  session.set({ user: null, lastEnd: end })
  // Typed facts of this person must not stay for others at a shared computer.
  if (end === 'signed-out' || end === 'deleted') store(REQUEST_DELIVERY_KEY, null)
  // Signing out here does not wait for the server, which may be unreachable.
  if (end === 'signed-out' && token !== null) {
    fetch('/api/auth/logout', { method: 'POST', headers: { authorization: token }, keepalive: true }).catch(() => undefined)
  }
}

export function rememberUser(user: OwnUser | null): void {
  session.set({ ...session.get(), user })
}

/** The signed-in person, as far as this page knows. */
export function knownUser(): OwnUser | null {
  return session.get().user
}

export function lastSessionEnd(): SessionEnd {
  return session.get().lastEnd
}

/** The session of this browser; null during the hydration of the server's page, which is anonymous. */
export function useToken(): string | null {
  return useStore(session, storedSession, null)
}

/** The signed-in person, once the server has answered. */
export function useUser(): OwnUser | null {
  return useStore(session, ({ user }) => user, null)
}
