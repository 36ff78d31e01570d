import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { sessions } from '../accounts.tables.ts'

export async function findSessionStart(db: Db, id: string, userId: string): Promise<Date | null> {
  const [row] = await db
    .select({ created: sessions.created })
    .from(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
  return row?.created ?? null
}
