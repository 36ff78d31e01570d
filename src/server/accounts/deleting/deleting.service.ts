import { RefusalError } from '#domain/errors.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type Account, findAccount, lockAccount } from '../accounts.repository.ts'
import { deleteInvitationTo } from '../links/staff-invitations.repository.ts'
import { lockPeopleOfArea } from '../staff/staff.repository.ts'
import { deleteUser } from './deleting.repository.ts'

export interface AccountToDelete {
  readonly account: Account
  readonly isLastOfPeople: boolean
}

/** Locks the account for its deletion, with everybody else who manages the staff where it is one of them. */
export async function lockAccountToDelete(tx: Db, seen: Account): Promise<AccountToDelete> {
  const { id } = seen
  const people = seen.role === 'ROLE ADMIN' ? await lockPeopleOfArea(tx, 'people', id) : []
  await lockAccount(tx, id)
  const account = await findAccount(tx, id)
  // A second press, or a password that was changed meanwhile.
  if (account === null || account.tokenVersion !== seen.tokenVersion) throw new RefusalError('unauthorized')
  const manages = people.filter(({ areas }) => areas.includes('people'))
  return { account, isLastOfPeople: manages.length === 1 && manages[0]?.id === id }
}

interface RemovedAccount {
  readonly id: string
  /** Null where anybody could have typed the address: an open invitation to it is somebody else's then. */
  readonly provenEmail: string | null
}

export async function removeAccount(tx: Db, { id, provenEmail }: RemovedAccount): Promise<void> {
  if (provenEmail !== null) await deleteInvitationTo(tx, provenEmail)
  if (!(await deleteUser(tx, id))) throw new RefusalError('unauthorized')
}
