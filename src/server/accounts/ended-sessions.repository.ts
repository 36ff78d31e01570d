import { eq, sql } from 'drizzle-orm'
import type { Area } from '#domain/accounts/areas.ts'
import type { Role } from '#domain/accounts/roles.ts'
import { merchants } from '#server/merchants/merchants.tables.ts'
import type { Db } from '#server/platform/db/database.ts'
import { uuids } from '#server/platform/ids.ts'
import { sessions, users } from './accounts.tables.ts'
import { effectiveAreas } from './second-factor/effective-areas.repository.ts'

/** Names the people whose sessions may have ended, as triggers write them; `*` for anybody. */
export const SESSIONS_CHANNEL = 'sessions'

export interface SessionFacts {
  readonly id: string
  readonly role: Role
  readonly areas: readonly Area[]
  readonly tokenVersion: number
  readonly isMerchantActive: boolean | null
}

/** The facts that decide whether these people's sessions stay open. */
export async function listSessionFacts(db: Db, ids: readonly string[]): Promise<SessionFacts[]> {
  return db
    .select({
      id: users.id,
      role: users.role,
      areas: effectiveAreas,
      tokenVersion: users.tokenVersion,
      isMerchantActive: merchants.isActive,
    })
    .from(users)
    .leftJoin(merchants, eq(merchants.id, users.merchantId))
    .where(sql`${users.id} = any(${uuids(ids)})`)
}

/** Sessions among these that have not ended. */
export async function listLiveSessions(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(sql`${sessions.id} = any(${uuids(ids)})`)
  return rows.map(({ id }) => id)
}
