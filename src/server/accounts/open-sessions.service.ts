import { isShutOut } from '#domain/merchants.ts'
import type { Role } from '#domain/viewer.ts'
import type { AccountDeps } from './accounts.service.ts'
import { listSessionFacts } from './open-sessions.repository.ts'

export interface OpenSession {
  readonly token: string
  readonly personId: string
  /** That of its beginning. */
  readonly role: Role
}

/** Sessions that a call would not be let in with any more, or not as whom they began. */
export async function endedSessions<Session extends OpenSession>(
  { database, tokens }: Pick<AccountDeps, 'database' | 'tokens'>,
  sessions: readonly Session[],
): Promise<Session[]> {
  const people = [...new Set(sessions.map(({ personId }) => personId))]
  const facts = new Map((await listSessionFacts(database.db, people)).map((person) => [person.id, person]))
  const ended = await Promise.all(
    sessions.map(async ({ token, personId, role }) => {
      const [read, person] = [await tokens.read(token), facts.get(personId)]
      if (read === null || person === undefined) return true
      return read.version !== person.tokenVersion || role !== person.role || isShutOut(person)
    }),
  )
  return sessions.filter((_, index) => ended[index])
}
