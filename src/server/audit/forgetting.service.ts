import type { Db } from '#server/platform/db/database.ts'
import { type ForgottenPerson, forgetInEntries } from './audit.repository.ts'

/** The history of a person who deleted the account: acts stay, names and contacts go. */
export function forgetInHistory(tx: Db, person: ForgottenPerson): Promise<void> {
  return forgetInEntries(tx, person)
}
