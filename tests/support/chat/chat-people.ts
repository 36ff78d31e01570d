import { SESSION_TTL_MS } from '#domain/accounts/accounts.ts'
import type { Role } from '#domain/accounts/roles.ts'
import { insertUser } from '#server/accounts/accounts.repository.ts'
import type { Database } from '#server/platform/db/database.ts'
import { createIds } from '#server/platform/ids.ts'
import { openTokens } from '#server/platform/tokens/tokens.ts'
import { SECRET } from '../shop/test-shop.ts'

export interface ChatPersonToConnect {
  readonly id: string
  readonly token: string
}

/** Adds people of a role, each with a token that every test shop accepts. */
export async function addPeople(database: Database, role: Role, count: number): Promise<ChatPersonToConnect[]> {
  const newId = createIds(Date.now)
  const tokens = await openTokens({ secret: SECRET, ttlMs: SESSION_TTL_MS, now: () => new Date() })
  return database.transaction(async (tx) => {
    const people: ChatPersonToConnect[] = []
    for (let n = 0; n < count; n++) {
      const id = newId()
      const names = { firstName: role === 'ROLE ADMIN' ? 'Staff' : 'Customer', lastName: String(n), phoneNumber: '' }
      const email = `${id}@people.example`
      await insertUser(tx, { id, email, ...names, provider: 'Email', passwordHash: 'none', role, language: 'en', created: new Date() })
      people.push({ id, token: await tokens.issue({ userId: id, version: 1 }) })
    }
    return people
  })
}
