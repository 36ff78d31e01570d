import type { Session } from '#contract/accounts.ts'
import type { CallReply } from '#contract/endpoints.ts'
import { SESSION_SEEN_EVERY_MS, SESSION_TTL_MS, SESSIONS_MAX, SHORT_TOKEN_TTL_MS } from '#domain/accounts/accounts.ts'
import { deviceOf } from '#domain/accounts/devices.ts'
import { shortAddress } from '#domain/accounts/short-address.ts'
import type { SignedIn } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import { messageText } from '#i18n/messages.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { isNamedRowGone } from '#server/platform/db/errors.ts'
import type { RenewalCookie } from '#server/platform/http/renewal-cookie.ts'
import { isId, type NewId } from '#server/platform/ids.ts'
import type { Tokens } from '#server/platform/tokens/tokens.ts'
import {
  deleteSession,
  deleteSessionsBeyond,
  deleteSessionsOf,
  findLiveSession,
  insertSession,
  listSessions,
  touchSession,
} from './sessions.repository.ts'

export interface SessionOwner {
  readonly id: string
  readonly tokenVersion: number
}

export type SessionCookie = RenewalCookie

interface SessionDeps {
  readonly database: Database
  readonly tokens: Tokens
  readonly newId: NewId
  readonly now: () => Date
}

/** The browser or program that signs in. */
export interface SessionCaller {
  readonly userAgent: string
  /** The network address of the sign-in. */
  readonly from: string
  readonly cookie: Pick<SessionCookie, 'isAskedFor' | 'write'>
}

/** The token of a new session, `Bearer …`, as the browser stores and sends it; a short one where a page of ours asks for it. */
export async function beginSession(
  { database, tokens, newId, now }: SessionDeps,
  owner: SessionOwner,
  { userAgent, from, cookie }: SessionCaller,
): Promise<string> {
  const [id, created] = [newId(), now()]
  const expires = new Date(created.getTime() + SESSION_TTL_MS)
  const session = { id, userId: owner.id, ...deviceOf(userAgent), address: shortAddress(from), created, lastSeen: created, expires }
  try {
    await insertSession(database.db, session)
  } catch (error) {
    // The account was deleted while its password was being checked.
    throw isNamedRowGone(error, owner.id) ? new RefusalError('account/wrong-credentials') : error
  }
  await deleteSessionsBeyond(database.db, owner.id, SESSIONS_MAX)
  const facts = { userId: owner.id, version: owner.tokenVersion, sessionId: id }
  if (!cookie.isAskedFor) return tokens.issue(facts)
  cookie.write(id, tokens.renewalSecret(id), SESSION_TTL_MS)
  return tokens.issue(facts, SHORT_TOKEN_TTL_MS)
}

interface Renewal {
  readonly viewer: SignedIn
  readonly cookie: SessionCookie
}

/**
 * The next short token of a session, for the page that has the last one and the browser that has the cookie. Neither is worth anything
 * alone, and the cookie stays the same: two tabs, or an answer that got lost, can't end the session by it.
 */
export async function renewToken(
  { database, tokens, now }: Pick<SessionDeps, 'database' | 'tokens' | 'now'>,
  { viewer, cookie }: Renewal,
): Promise<CallReply<'POST /api/auth/refresh'>> {
  if (!cookie.isFromOwnPage) throw new RefusalError('forbidden')
  const { id: userId, sessionId } = viewer
  const secret = sessionId === undefined ? null : cookie.read(sessionId)
  if (sessionId === undefined || secret === null || !tokens.isRenewalSecret(secret, sessionId)) throw new RefusalError('unauthorized')
  const session = await findLiveSession(database.db, { id: sessionId, userId, now: now() })
  if (session === null) throw new RefusalError('unauthorized')
  const leftMs = session.expires.getTime() - now().getTime()
  const token = await tokens.issue({ userId, version: session.tokenVersion, sessionId }, Math.min(SHORT_TOKEN_TTL_MS, leftMs))
  return { success: true, token }
}

/** A call is answered even when its time cannot be written. */
export async function noteSeen(db: Db, { id, lastSeen, now }: { id: string; lastSeen: Date; now: Date }): Promise<void> {
  if (now.getTime() - lastSeen.getTime() < SESSION_SEEN_EVERY_MS) return
  await touchSession(db, id, now).catch(() => undefined)
}

/** A token without a session stays valid until it expires; the browser has forgotten it anyway. */
export async function endOwnSession(
  { database }: Pick<SessionDeps, 'database'>,
  { viewer, cookie }: { readonly viewer: SignedIn; readonly cookie: Pick<SessionCookie, 'forget'> },
): Promise<CallReply<'POST /api/auth/logout'>> {
  const { id: userId, sessionId } = viewer
  if (sessionId !== undefined) {
    await deleteSession(database.db, { id: sessionId, userId })
    cookie.forget(sessionId)
  }
  return { success: true, message: messageText('loggedOut', viewer.language) }
}

export async function listOwnSessions(
  { database }: Pick<SessionDeps, 'database'>,
  viewer: SignedIn,
): Promise<CallReply<'GET /api/auth/sessions'>> {
  return { sessions: await listSessionsOf(database.db, viewer.id, viewer.sessionId) }
}

/** A person's sessions as that person or a colleague reads them; `currentId` is the one that asks. */
export async function listSessionsOf(db: Db, userId: string, currentId: string | undefined): Promise<Session[]> {
  const rows = await listSessions(db, userId, SESSIONS_MAX)
  return rows.map(({ id, browser, system, address, created, lastSeen }) => ({
    _id: id,
    browser,
    system,
    address,
    created: created.toISOString(),
    lastSeen: lastSeen.toISOString(),
    isCurrent: id === currentId,
  }))
}

export async function endSession(
  { database }: Pick<SessionDeps, 'database'>,
  { viewer, id }: { readonly viewer: SignedIn; readonly id: string },
): Promise<CallReply<'DELETE /api/auth/sessions/:id'>> {
  await endSessionOf(database.db, { id, userId: viewer.id })
  return { success: true, message: messageText('sessionEnded', viewer.language) }
}

export async function endSessionOf(db: Db, { id, userId }: { readonly id: string; readonly userId: string }): Promise<void> {
  if (!isId(id) || !(await deleteSession(db, { id, userId }))) throw new RefusalError('account/session-not-found')
}

export async function endSessionsOf(db: Db, userId: string, { but }: { readonly but: string | undefined }): Promise<void> {
  await deleteSessionsOf(db, userId, { but })
}

export async function endOtherSessions(
  { database }: Pick<SessionDeps, 'database'>,
  viewer: SignedIn,
): Promise<CallReply<'DELETE /api/auth/sessions'>> {
  const { id: userId, sessionId } = viewer
  await endSessionsOf(database.db, userId, { but: sessionId })
  return { success: true, message: messageText('otherSessionsEnded', viewer.language) }
}
