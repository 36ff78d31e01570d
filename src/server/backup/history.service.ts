import type { Db } from '#server/platform/db/database.ts'
import { findLastBackups } from './backup.repository.ts'

export interface BackupHistory {
  /** The last one that was made. */
  readonly last: { readonly finished: Date; readonly file: string; readonly bytes: number } | null
  /** The last one that was begun, where it failed. */
  readonly failed: { readonly started: Date; readonly reason: string } | null
}

export async function readBackupHistory(db: Db): Promise<BackupHistory> {
  const { finished, begun } = await findLastBackups(db)
  const failed = begun?.failure == null ? null : { started: begun.started, reason: begun.failure }
  if (finished?.finished == null) return { last: null, failed }
  return { last: { finished: finished.finished, file: finished.file ?? '', bytes: finished.bytes ?? 0 }, failed }
}
