import { desc, eq, isNotNull, lt } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { backups } from './backup.tables.ts'

/** False where the day was claimed before. */
export async function insertBackup(db: Db, begun: { id: string; day: string | null; started: Date }): Promise<boolean> {
  const inserted = await db.insert(backups).values(begun).onConflictDoNothing().returning({ id: backups.id })
  return inserted.length > 0
}

export interface BackupEnd {
  readonly finished: Date
  readonly file: string
  readonly bytes: number
  readonly rows: number
  readonly files: number
}

export async function updateFinished(db: Db, id: string, end: BackupEnd): Promise<void> {
  await db
    .update(backups)
    .set({ ...end, failure: null })
    .where(eq(backups.id, id))
}

export async function updateFailure(db: Db, id: string, failure: string): Promise<void> {
  await db.update(backups).set({ failure }).where(eq(backups.id, id))
}

export async function deleteBackupsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(backups).where(lt(backups.started, before))
}

export async function findLastBackups(db: Db) {
  const [[finished], [begun]] = await Promise.all([
    db.select().from(backups).where(isNotNull(backups.finished)).orderBy(desc(backups.finished)).limit(1),
    db.select().from(backups).orderBy(desc(backups.started)).limit(1),
  ])
  return { finished: finished ?? null, begun: begun ?? null }
}
