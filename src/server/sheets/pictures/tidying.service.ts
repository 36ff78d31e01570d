import { DAY_MS } from '#domain/durations.ts'
import { RUN_DAYS } from '#domain/sheets/runs.ts'
import { isId, madeAt } from '#server/platform/ids.ts'
import { deletePictureRuns, listWorkingIds } from './sheet-pictures.repository.ts'
import { type SheetPictureDeps, ZIPS } from './sheet-pictures.service.ts'

export interface PictureTidyingDeps extends Pick<SheetPictureDeps, 'database' | 'now'> {
  readonly media: Pick<SheetPictureDeps['media'], 'storage'>
}

/** Deletes old reports, and zips that no work reads any more: of a process that died between the file and its run, or of work that was given up. */
export async function tidyPictureRuns({ database: { db }, media: { storage }, now }: PictureTidyingDeps): Promise<void> {
  const today = now().getTime()
  await deletePictureRuns(db, new Date(today - RUN_DAYS * DAY_MS))
  const working = new Set(await listWorkingIds(db))
  for await (const key of storage.list(ZIPS)) {
    const id = key.slice(ZIPS.length)
    if (isId(id) && madeAt(id) < today - DAY_MS && !working.has(id)) await storage.delete(key)
  }
}
