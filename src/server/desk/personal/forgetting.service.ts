import type { Db } from '#server/platform/db/database.ts'
import type { FollowingDeps } from '../desk.deps.ts'
import { announceDesk } from '../desk-news.repository.ts'
import { refreshEntry } from '../entries/following.service.ts'
import type { SubjectKey } from '../entries.repository.ts'
import { type EntriesOfPerson, forgetColleague, forgetEntries } from './forgetting.repository.ts'

/** Entries of subjects that are gone end; all of the person's lose names, contacts and notes. */
export async function forgetOnDesk(
  deps: FollowingDeps,
  tx: Db,
  { gone, ...entries }: EntriesOfPerson & { readonly gone: readonly SubjectKey[] },
): Promise<void> {
  for (const key of gone) await refreshEntry(deps, tx, key)
  await forgetEntries(tx, { ...entries, subjectIds: [...entries.subjectIds, ...gone.map(({ subjectId }) => subjectId)] })
  await announceDesk(tx)
}

export function forgetColleagueOnDesk(tx: Db, userId: string): Promise<void> {
  return forgetColleague(tx, userId)
}
