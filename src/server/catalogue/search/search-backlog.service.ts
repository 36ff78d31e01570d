import type { Database } from '#server/platform/db/database.ts'
import { countChanges } from './search-bitmaps-made.repository.ts'
import { countEntriesBehind } from './search-index.service.ts'

/** Counting further would take longer than the number is worth. */
const CHANGES_MOST = 100_000

/** The work that the search is behind with. */
export async function countSearchBacklog(database: Database): Promise<{ searchEntriesBehind: number; searchChanges: number }> {
  const [searchEntriesBehind, searchChanges] = await Promise.all([countEntriesBehind(database), countChanges(database.db, CHANGES_MOST)])
  return { searchEntriesBehind, searchChanges }
}
