import type { DeclinedKind } from '#domain/accounts/email-kinds.ts'
import type { SignedIn } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type Account, findAccount, findAccountByEmail, lockAccount } from '../accounts.repository.ts'
import { addressHash, type EmailKey } from './choice-links.service.ts'
import {
  type Choices,
  countDecliners,
  deleteDeclinedAddress,
  findChoices,
  insertDeclinedAddress,
  isAddressDeclined,
  writeChoices,
} from './email-choices.repository.ts'

/** Asked while an email is written, so that the last word of its reader counts. */
export async function declinesEmails(db: Db, userId: string, kind: DeclinedKind): Promise<boolean> {
  return (await countDecliners(db, { userId }, kind)) > 0
}

/** True if the reader at this address has declined the kind by the link of an email, or in the account whose proven address it is. */
export async function isDeclinedAt(key: EmailKey, db: Db, email: string, kind: DeclinedKind): Promise<boolean> {
  if (await isAddressDeclined(db, { addressHash: addressHash(key, email), kind })) return true
  return (await countDecliners(db, { email: email.trim().toLowerCase() }, kind)) > 0
}

export interface AddressChoice {
  readonly email: string
  readonly kind: DeclinedKind
  readonly isWanted: boolean
}

/** Remembers the choice for the address itself, whether or not an account has it. */
export async function chooseAt(key: EmailKey, tx: Db, { email, kind, isWanted }: AddressChoice, now: Date): Promise<void> {
  const declined = { addressHash: addressHash(key, email), kind }
  await (isWanted ? deleteDeclinedAddress(tx, declined) : insertDeclinedAddress(tx, declined, now))
}

type Chooser = Pick<SignedIn, 'id'>

export async function readChoices(db: Db, { id }: Chooser) {
  const found = await findChoices(db, id)
  if (found === null) throw new RefusalError('unauthorized')
  return found
}

/** Locks the account, so that neither of two concurrent changes is lost; needs a transaction. */
export async function changeChoices(
  tx: Db,
  chooser: Chooser,
  change: (before: Awaited<ReturnType<typeof readChoices>>) => Choices,
): Promise<void> {
  await lockAccount(tx, chooser.id)
  await writeChoices(tx, chooser.id, change(await readChoices(tx, chooser)))
}

/** Changes one kind of an account and leaves the others. */
export function chooseKind(tx: Db, chooser: Chooser, kind: DeclinedKind, isWanted: boolean): Promise<void> {
  return changeChoices(tx, chooser, ({ declined, language, hasChosenLanguage }) => {
    const others = declined.filter((each) => each !== kind)
    return { declined: isWanted ? others : [...others, kind], language: hasChosenLanguage ? language : null }
  })
}

/** The account that a link in an email to its owner is about; null once it is deleted. */
export function findChooser(db: Db, userId: string): Promise<Account | null> {
  return findAccount(db, userId)
}

/** The account whose proven address this is; null where nobody has proven it. */
export async function findChooserAt(db: Db, email: string): Promise<Account | null> {
  const account = await findAccountByEmail(db, email.trim().toLowerCase())
  return account?.isEmailProven === true ? account : null
}
