import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { PictureResult } from '#domain/sheets/pictures.ts'
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

/** A run of pictures that are sent one by one; those of zips are written by their own work. */
export async function findPictureRun(db: Db, { id, ownerId }: Pick<PictureRunRow, 'id' | 'ownerId'>): Promise<PictureRunRow | null> {
  const [run] = await db.select().from(sheetPictureRuns).where(isOwnDrop(id, ownerId))
  return run ?? null
}

function isOwnDrop(id: string, ownerId: string) {
  return and(eq(sheetPictureRuns.id, id), eq(sheetPictureRuns.ownerId, ownerId), eq(sheetPictureRuns.state, 'done'))
}

/** Puts a result behind the others of its run, in place of an earlier one of the same file. */
export async function addPictureResult(
  db: Db,
  { id, ownerId, result }: Pick<PictureRunRow, 'id' | 'ownerId'> & { readonly result: PictureResult },
): Promise<PictureRunRow | null> {
  const others = sql`(select coalesce(jsonb_agg(each order by position), '[]')
    from jsonb_array_elements(${sheetPictureRuns.results}) with ordinality as r (each, position) where each->>'name' <> ${result.name})`
  const [run] = await db
    .update(sheetPictureRuns)
    .set({ results: sql`${others} || ${JSON.stringify([result])}::jsonb` })
    .where(isOwnDrop(id, ownerId))
    .returning()
  return run ?? null
}

export async function deletePictureRuns(db: Db, before: Date): Promise<void> {
  await db.delete(sheetPictureRuns).where(lt(sheetPictureRuns.began, before))
}

/** The runs whose zip is still read. */
export async function listWorkingIds(db: Db): Promise<string[]> {
  const runs = await db.select({ id: sheetPictureRuns.id }).from(sheetPictureRuns).where(eq(sheetPictureRuns.state, 'working'))
  return runs.map(({ id }) => id)
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
