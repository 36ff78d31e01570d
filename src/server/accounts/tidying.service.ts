import { deleteOldLinks } from './account-links.repository.ts'
import type { AccountDeps } from './accounts.service.ts'
import { deleteExpiredSessions } from './sessions.repository.ts'

/** What is over and says nothing any more: counts of tries, links of emails, sessions. */
export async function tidyAccounts({ database, limits, now }: Pick<AccountDeps, 'database' | 'limits' | 'now'>): Promise<void> {
  await limits.tidy()
  await deleteOldLinks(database.db, now())
  await deleteExpiredSessions(database.db, now())
}
