import { and, arrayContains, eq, sql } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import type { Db } from '#server/platform/db/database.ts'
import { figureSubscribers } from './weekly.tables.ts'

export async function isSubscriber(db: Db, userId: string): Promise<boolean> {
  return (await db.$count(figureSubscribers, eq(figureSubscribers.userId, userId))) > 0
}

export async function addSubscriber(db: Db, userId: string): Promise<void> {
  await db.insert(figureSubscribers).values({ userId }).onConflictDoNothing()
}

export async function removeSubscriber(db: Db, userId: string): Promise<void> {
  await db.delete(figureSubscribers).where(eq(figureSubscribers.userId, userId))
}

/** The subscribers whom nobody has claimed for the day yet; they are claimed now. */
export async function claimSubscribers(tx: Db, day: string): Promise<string[]> {
  const claimed = await tx
    .update(figureSubscribers)
    .set({ lastSent: day })
    .where(sql`${figureSubscribers.lastSent} is distinct from ${day}::date`)
    .returning({ userId: figureSubscribers.userId })
  return claimed.map(({ userId }) => userId)
}

/** A subscriber who still works at the shop. */
export async function findSubscriber(db: Db, id: string) {
  const [row] = await db
    .select({ email: users.email, firstName: users.firstName, language: users.language })
    .from(figureSubscribers)
    .innerJoin(users, eq(users.id, figureSubscribers.userId))
    .where(and(eq(figureSubscribers.userId, id), eq(users.role, 'ROLE ADMIN'), arrayContains(users.areas, ['sales'])))
  return row ?? null
}
