import type { MediaTools } from '#server/media-library/media-library.service.ts'
import { deletePrivateFile, listPrivateFiles } from '#server/media-library/private-files.service.ts'
import type { Database } from '#server/platform/db/database.ts'
import { isId, madeAt } from '#server/platform/ids.ts'
import { listKnownFiles } from './order-files.repository.ts'

export interface FileTidyingDeps {
  readonly database: Database
  readonly media: MediaTools
  readonly now: () => Date
}

/** No upload takes this long between its bytes and its row. */
const UNOWNED_AFTER_MS = 60 * 60_000
const AT_ONCE = 500

/** Deletes files without a row: of an upload that was broken off, or of a record that is gone. */
export async function tidyOrderFiles({ database, media, now }: FileTidyingDeps): Promise<void> {
  const before = now().getTime() - UNOWNED_AFTER_MS
  let batch: string[] = []
  const tidy = async () => {
    const known = new Set(batch.length === 0 ? [] : await listKnownFiles(database.db, batch))
    for (const id of batch) if (!known.has(id)) await deletePrivateFile(media, id)
    batch = []
  }
  for await (const id of listPrivateFiles(media)) {
    if (!isId(id) || madeAt(id) > before) continue
    batch.push(id)
    if (batch.length >= AT_ONCE) await tidy()
  }
  await tidy()
}
