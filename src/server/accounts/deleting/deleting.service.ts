import { hasOwnPassword } from '#domain/accounts/accounts.ts'
import { FRESH_SIGN_IN_MS } from '#domain/accounts/deleting.ts'
import type { SignedIn } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type Account, findAccount, lockAccount } from '../accounts.repository.ts'
import { type AccountDeps, readOwnAccount } from '../accounts.service.ts'
import { deleteInvitationTo } from '../links/staff-invitations.repository.ts'
import { countingFailures } from '../sign-in-limits.service.ts'
import { lockPeopleOfArea } from '../staff/staff.repository.ts'
import { deleteUser, findSessionStart } from './deleting.repository.ts'

type ProofDeps = Pick<AccountDeps, 'database' | 'limits' | 'passwords' | 'now'>

export interface OwnerProof {
  readonly viewer: SignedIn
  readonly password?: string | undefined
  readonly from: string
}

/** Refuses people who only found the browser open: the password, or a fresh sign-in by another service, proves the owner. */
export async function proveOwner(deps: ProofDeps, { viewer, password, from }: OwnerProof): Promise<Account> {
  const { db } = deps.database
  const account = await readOwnAccount(db, viewer)
  if (hasOwnPassword(account)) {
    await countingFailures(deps.limits, { email: account.email, from }, async () => {
      const isRight = await deps.passwords.isRight(password ?? '', account.passwordHash)
      if (!isRight) throw new RefusalError('account/wrong-password', { field: 'password' })
    })
    return account
  }
  const begun = viewer.sessionId === undefined ? null : await findSessionStart(db, viewer.sessionId, viewer.id)
  const isFresh = begun !== null && deps.now().getTime() - begun.getTime() <= FRESH_SIGN_IN_MS
  if (!isFresh) throw new RefusalError('account/sign-in-again')
  return account
}

export interface HeldAccount {
  readonly account: Account
  readonly isLastOfPeople: boolean
}

/** Locks the account for its deletion, with everybody else who manages the staff where it is one of them. */
export async function holdAccount(tx: Db, seen: Account): Promise<HeldAccount> {
  const { id } = seen
  const people = seen.role === 'ROLE ADMIN' ? await lockPeopleOfArea(tx, 'people', id) : []
  if (people.length === 0) await lockAccount(tx, id)
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
