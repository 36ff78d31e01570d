import type { DeclinedKind } from '#domain/accounts/email-kinds.ts'
import type { SignedIn } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import type { Db } from '#server/platform/db/database.ts'
import { lockAccount } from '../accounts.repository.ts'
import { type Choices, countDecliners, findChoices, writeChoices } from './email-choices.repository.ts'

/** Asked while an email is written, so that the last word of its reader counts. */
export async function declinesEmails(db: Db, userId: string, kind: DeclinedKind): Promise<boolean> {
  return (await countDecliners(db, { userId }, kind)) > 0
}

/** True if the address is the proven one of an account that has declined this kind. */
export async function isDeclinedAt(db: Db, email: string, kind: DeclinedKind): Promise<boolean> {
  return (await countDecliners(db, { email: email.trim().toLowerCase() }, kind)) > 0
}

export async function readChoices(db: Db, { id }: SignedIn) {
  const found = await findChoices(db, id)
  if (found === null) throw new RefusalError('unauthorized')
  return found
}

/** Must run in a transaction: of two changes at once neither is lost. */
export async function changeChoices(
  tx: Db,
  viewer: SignedIn,
  change: (before: Awaited<ReturnType<typeof readChoices>>) => Choices,
): Promise<void> {
  await lockAccount(tx, viewer.id)
  await writeChoices(tx, viewer.id, change(await readChoices(tx, viewer)))
}
