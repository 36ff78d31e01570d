import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { sessions, users } from '../accounts.tables.ts'

/** Everything that hangs on the account alone goes with it. False where it was deleted before. */
export async function deleteUser(tx: Db, id: string): Promise<boolean> {
  const rows = await tx.delete(users).where(eq(users.id, id)).returning({ id: users.id })
  return rows.length === 1
}

export async function findSessionStart(db: Db, id: string, userId: string): Promise<Date | null> {
  const [row] = await db
    .select({ created: sessions.created })
    .from(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
  return row?.created ?? null
}
