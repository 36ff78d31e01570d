import { type Area, sameAreas } from '#domain/accounts/areas.ts'
import type { Role } from '#domain/accounts/roles.ts'
import { isLockedOut } from '#domain/merchants.ts'
import type { AccountDeps } from './accounts.service.ts'
import { listLiveSessions, listSessionFacts, SESSIONS_CHANNEL } from './ended-sessions.repository.ts'

export interface OpenSession {
  readonly token: string
  readonly personId: string
  /** The role and areas at the session's start. */
  readonly role: Role
  readonly areas: readonly Area[]
}

const ANYBODY = '*'

/** Calls with the people whose sessions may have ended, on whichever process, and with null when that can be anybody's. */
export async function onEndedSessions({ database }: Pick<AccountDeps, 'database'>, onEnded: (personIds: readonly string[] | null) => void) {
  await database.listen(SESSIONS_CHANNEL, (payload) => onEnded(payload === ANYBODY ? null : payload.split(' ')))
  database.onListeningChange((isListening) => {
    if (isListening) onEnded(null)
  })
}

/** The time that a short token has left; null for one that its page never renews. */
export async function shortTokenLeftMs({ tokens, now }: Pick<AccountDeps, 'tokens' | 'now'>, token: string): Promise<number | null> {
  const read = await tokens.read(token)
  return read === null || !read.isShort ? null : read.expires - now().getTime()
}

/** Sessions that a call would not be let in with any more, or only in another role or with other areas. */
export async function endedSessions<Session extends OpenSession>(
  { database, tokens }: Pick<AccountDeps, 'database' | 'tokens'>,
  sessions: readonly Session[],
): Promise<Session[]> {
  const personIds = [...new Set(sessions.map(({ personId }) => personId))]
  const read = await Promise.all(sessions.map(({ token }) => tokens.read(token)))
  const named = new Set(read.flatMap((token) => token?.sessionId ?? []))
  const [people, live] = await Promise.all([listSessionFacts(database.db, personIds), listLiveSessions(database.db, [...named])])
  const facts = new Map(people.map((person) => [person.id, person]))
  const alive = new Set(live)
  return sessions.filter(({ personId, role, areas }, index) => {
    const [token, person] = [read[index] ?? null, facts.get(personId)]
    if (token === null || token.isOver || person === undefined) return true
    if (token.sessionId !== undefined && !alive.has(token.sessionId)) return true
    return token.version !== person.tokenVersion || role !== person.role || !sameAreas(areas, person.areas) || isLockedOut(person)
  })
}
