import { deleteOldLinks } from './account-links.repository.ts'
import type { AccountDeps } from './accounts.service.ts'
import { deleteExpiredSessions } from './sessions.repository.ts'

/** Deletes expired rows: counts of tries, links of emails, sessions. */
export async function tidyAccounts({ database, limits, now }: Pick<AccountDeps, 'database' | 'limits' | 'now'>): Promise<void> {
  await limits.tidy()
  await deleteOldLinks(database.db, now())
  await deleteExpiredSessions(database.db, now())
}
