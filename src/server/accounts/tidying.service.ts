import { DAY_MS } from '#domain/durations.ts'
import type { AccountDeps } from './accounts.service.ts'
import { deleteOldLinks } from './links/account-links.repository.ts'
import { deleteOldInvitations } from './links/staff-invitations.repository.ts'
import { deleteExpiredSessions } from './sessions/sessions.repository.ts'

/** An invitation stays in the list for a while after its link has expired, so that it can be sent again. */
const INVITATION_SHOWN_MS = 30 * DAY_MS

/** Deletes expired rows: counts of tries, links of emails, sessions. */
export async function tidyAccounts({ database, limits, now }: Pick<AccountDeps, 'database' | 'limits' | 'now'>): Promise<void> {
  await limits.tidy()
  await deleteOldLinks(database.db, now())
  await deleteExpiredSessions(database.db, now())
  await deleteOldInvitations(database.db, new Date(now().getTime() - INVITATION_SHOWN_MS))
}
