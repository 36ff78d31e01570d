import { hasOwnPassword } from '#domain/accounts/accounts.ts'
import { FRESH_SIGN_IN_MS } from '#domain/accounts/deleting.ts'
import type { SignedIn } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import type { Account } from '../accounts.repository.ts'
import { type AccountDeps, readOwnAccount } from '../accounts.service.ts'
import { countingFailures } from '../sign-in-limits.service.ts'
import { findSessionStart } from './owner-proof.repository.ts'

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
