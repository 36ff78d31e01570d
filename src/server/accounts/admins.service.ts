import { hasOwnPassword, type Provider } from '#domain/accounts/accounts.ts'
import type { Role } from '#domain/accounts/roles.ts'
import { OPERATOR_NAME } from '#domain/audit.ts'
import { type Actor, recordChange } from '#server/audit/audit.service.ts'
import {
  findAccount,
  findAccountByEmail,
  insertUser,
  lockAccount,
  updatePassword,
  updateProfile,
  updateRole,
} from './accounts.repository.ts'
import type { AccountDeps } from './accounts.service.ts'
import { endLinksOf } from './links/account-links.repository.ts'

export type AdminDeps = Pick<AccountDeps, 'database' | 'passwords' | 'newId' | 'now'>

/** The actor of commands typed where the shop runs; nobody is signed in there. */
const OPERATOR: Actor = { id: null, name: OPERATOR_NAME }

export interface KnownPerson {
  readonly id: string
  readonly role: Role
  readonly provider: Provider
  readonly firstName: string
  readonly lastName: string
}

export async function findPerson({ database }: Pick<AdminDeps, 'database'>, email: string): Promise<KnownPerson | null> {
  return findAccountByEmail(database.db, email)
}

export interface NewAdmin {
  readonly email: string
  readonly firstName: string
  readonly password: string
}

/** False when the address has an account already. */
export async function createAdmin(deps: AdminDeps, { email, firstName, password }: NewAdmin): Promise<boolean> {
  const id = deps.newId()
  const passwordHash = await deps.passwords.hash(password)
  const facts = { email, firstName, lastName: '', phoneNumber: '', role: 'ROLE ADMIN', isEmailProven: true } as const
  return deps.database.transaction(async (tx) => {
    const isNew = await insertUser(tx, { ...facts, id, passwordHash, provider: 'Email', language: 'en', created: deps.now() })
    if (!isNew) return false
    const after = { role: facts.role }
    await recordChange(tx, deps, { actor: OPERATOR, action: 'user.created', recordKind: 'user', recordId: id, before: null, after })
    return true
  })
}

export interface Promotion {
  readonly firstName: string
  /** Null for accounts of a provider, which has verified the email address. */
  readonly password: string | null
}

/**
 * Anybody can have signed up with the address: the earlier password, tokens and links must not open an admin's account. False when the
 * account has changed meanwhile.
 */
export async function promoteToAdmin(deps: AdminDeps, person: KnownPerson, { firstName, password }: Promotion): Promise<boolean> {
  const passwordHash = password === null ? null : await deps.passwords.hash(password)
  return deps.database.transaction(async (tx) => {
    await lockAccount(tx, person.id)
    const account = await findAccount(tx, person.id)
    if (account === null || hasOwnPassword(account) !== (passwordHash !== null)) return false
    if (!(await updateRole(tx, person.id, { from: person.role, to: 'ROLE ADMIN' }))) return false
    const { lastName, phoneNumber } = account
    await updateProfile(tx, account, { firstName, lastName, phoneNumber })
    const change = { actor: OPERATOR, recordKind: 'user', recordId: person.id } as const
    await recordChange(tx, deps, {
      ...change,
      action: 'user.role-changed',
      before: { role: person.role, merchant: account.merchant?.id ?? null },
      after: { role: 'ROLE ADMIN', merchant: null },
    })
    if (passwordHash !== null) {
      await updatePassword(tx, person.id, { passwordHash })
      await endLinksOf(tx, { userId: person.id, now: deps.now() })
      await recordChange(tx, deps, { ...change, action: 'user.password-changed', before: null, after: null })
    }
    return true
  })
}
