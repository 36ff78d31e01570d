import type { Db } from '#server/platform/db/database.ts'
import { listBriefs } from './briefs.repository.ts'

type Briefs = Awaited<ReturnType<typeof listBriefs>>

/** Name, language, account and newest contacts of these customers, in the order of their ids. */
export function customerBriefs(db: Db, ids: readonly string[]): Promise<Briefs> {
  return listBriefs(db, ids)
}
