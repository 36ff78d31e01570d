import { desc } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { deskWalks } from '../desk.tables.ts'

/** False where another version has walked since: it may have written entries by rules of its own. */
export async function isWalkedSince(db: Db, version: string, since: Date): Promise<boolean> {
  const [last] = await db.select().from(deskWalks).orderBy(desc(deskWalks.ended)).limit(1)
  return last !== undefined && last.version === version && last.ended >= since
}

export async function noteWalk(db: Db, version: string, ended: Date): Promise<void> {
  await db.insert(deskWalks).values({ version, ended }).onConflictDoUpdate({ target: deskWalks.version, set: { ended } })
}
