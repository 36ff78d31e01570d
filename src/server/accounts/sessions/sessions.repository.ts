import { and, desc, eq, gt, inArray, lt, ne } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { sessions, users } from '../accounts.tables.ts'

export type SessionRow = typeof sessions.$inferSelect

export async function insertSession(db: Db, session: SessionRow): Promise<void> {
  await db.insert(sessions).values(session)
}

interface WantedSession extends Pick<SessionRow, 'id' | 'userId'> {
  readonly now: Date
}

export async function findLiveSession(
  db: Db,
  { id, userId, now }: WantedSession,
): Promise<{ readonly expires: Date; readonly tokenVersion: number } | null> {
  const [row] = await db
    .select({ expires: sessions.expires, tokenVersion: users.tokenVersion })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId), gt(sessions.expires, now)))
  return row ?? null
}

export async function touchSession(db: Db, id: string, lastSeen: Date): Promise<void> {
  await db.update(sessions).set({ lastSeen }).where(eq(sessions.id, id))
}

/** The one that was used last comes first. */
export async function listSessions(db: Db, userId: string, limit: number): Promise<SessionRow[]> {
  return db.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(desc(sessions.lastSeen), desc(sessions.id)).limit(limit)
}

/** Keeps the most recently used sessions and deletes the others. */
export async function deleteSessionsBeyond(db: Db, userId: string, most: number): Promise<void> {
  const beyond = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastSeen), desc(sessions.id))
    .offset(most)
  await db.delete(sessions).where(inArray(sessions.id, beyond))
}

/** False when this person has no such session. */
export async function deleteSession(db: Db, { id, userId }: Pick<SessionRow, 'id' | 'userId'>): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id })
  return ended.length === 1
}

export async function deleteSessionsOf(db: Db, userId: string, { but }: { but?: string | undefined } = {}): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), but === undefined ? undefined : ne(sessions.id, but)))
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expires, now))
}
