import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { sheetPictureRuns } from './sheet-pictures.tables.ts'

export type PictureRunRow = typeof sheetPictureRuns.$inferSelect

export async function insertPictureRun(db: Db, run: typeof sheetPictureRuns.$inferInsert): Promise<void> {
  await db.insert(sheetPictureRuns).values(run)
}

export async function findLastPictureRun(db: Db, ownerId: string): Promise<PictureRunRow | null> {
  const [run] = await db
    .select()
    .from(sheetPictureRuns)
    .where(eq(sheetPictureRuns.ownerId, ownerId))
    .orderBy(desc(sheetPictureRuns.id))
    .limit(1)
  return run ?? null
}

/** Takes up the work; null where it has ended. */
export async function beginPictureWork(db: Db, id: string): Promise<PictureRunRow | null> {
  const [run] = await db
    .update(sheetPictureRuns)
    .set({ tries: sql`${sheetPictureRuns.tries} + 1` })
    .where(and(eq(sheetPictureRuns.id, id), eq(sheetPictureRuns.state, 'working')))
    .returning()
  return run ?? null
}

type Written = Partial<Pick<PictureRunRow, 'state' | 'total' | 'results' | 'failure' | 'tries'>>

export async function writePictureRun(db: Db, id: string, columns: Written): Promise<void> {
  await db.update(sheetPictureRuns).set(columns).where(eq(sheetPictureRuns.id, id))
}
