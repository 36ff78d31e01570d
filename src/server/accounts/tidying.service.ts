import type { AccountDeps } from './accounts.service.ts'
import { deleteOldLinks } from './links/account-links.repository.ts'
import { deleteExpiredSessions } from './sessions/sessions.repository.ts'

/** Deletes expired rows: counts of tries, links of emails, sessions. */
export async function tidyAccounts({ database, limits, now }: Pick<AccountDeps, 'database' | 'limits' | 'now'>): Promise<void> {
  await limits.tidy()
  await deleteOldLinks(database.db, now())
  await deleteExpiredSessions(database.db, now())
}
