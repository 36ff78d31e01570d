import type { Role } from '#domain/accounts/roles.ts'
import { RefusalError } from '#domain/errors.ts'
import { refuseAsMerchant } from '#domain/merchants.ts'
import type { Language } from '#domain/text/language.ts'
import { type Actor, type AuditDeps, recordChange } from '#server/audit/audit.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { insertUser, updateProfile } from './accounts.repository.ts'
import { endLinksOf } from './links/account-links.repository.ts'
import {
  findByEmail,
  findMerchantAccountId,
  lockByEmail,
  lockMerchantAccount,
  type MerchantAccountRow,
  takeOver,
  updateMerchantAccess,
} from './merchant-accounts.repository.ts'

export interface MerchantAccess {
  readonly merchantId: string
  /** The merchant's name as the account's audit entry has it. */
  readonly merchantName: string
  readonly email: string
  readonly actor: Actor
}

/** Refuses early, before any row is locked, what `giveMerchantAccess` would refuse. */
export async function checkMerchantAccount(db: Db, { merchantId, email }: Pick<MerchantAccess, 'merchantId' | 'email'>): Promise<void> {
  const owner = await findByEmail(db, email)
  if (owner !== null) refuseOwner(owner, merchantId)
}

/**
 * Gives the brand to the account with the merchant's email address, unless the merchant has one. False when no account has proven the
 * address: anybody can sign up with somebody else's, and only the sign-up link shows who owns it.
 */
export async function giveMerchantAccess(
  tx: Db,
  deps: AuditDeps,
  { merchantId, merchantName, email, actor }: MerchantAccess,
): Promise<boolean> {
  if ((await lockMerchantAccount(tx, merchantId)) !== null) return true
  const owner = await lockByEmail(tx, email)
  if (owner === null) return false
  refuseOwner(owner, merchantId)
  if (!owner.isEmailProven) return false
  await updateMerchantAccess(tx, owner.id, { role: 'ROLE MERCHANT', merchantId })
  // Merchants always have a first name: they see and set prices.
  const { firstName, lastName, phoneNumber } = owner
  if (firstName.trim() === '') await updateProfile(tx, owner, { firstName: merchantName, lastName, phoneNumber })
  await recordRole(tx, deps, { owner, actor, role: 'ROLE MERCHANT', before: null, after: merchantName })
  return true
}

/** Makes the account that signed in as this merchant a member again. */
export async function takeMerchantAccess(
  tx: Db,
  deps: AuditDeps,
  { merchantId, merchantName, actor }: Omit<MerchantAccess, 'email'>,
): Promise<void> {
  const owner = await lockMerchantAccount(tx, merchantId)
  if (owner === null) return
  await updateMerchantAccess(tx, owner.id, { role: 'ROLE MEMBER', merchantId: null })
  await recordRole(tx, deps, { owner, actor, role: 'ROLE MEMBER', before: merchantName, after: null })
}

/** The account that signs in as this merchant; null when there is none. */
export async function findMerchantAccount(db: Db, merchantId: string): Promise<string | null> {
  return findMerchantAccountId(db, merchantId)
}

export interface MerchantAccountDraft {
  readonly merchantId: string
  readonly merchantName: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phoneNumber: string
  readonly passwordHash: string
  readonly language: Language
}

/**
 * Opens the account of a person who used the link in the merchant's own mailbox. An account that somebody made with this address earlier
 * becomes theirs, with the new password, since only the link proves who owns the mailbox. Answers its id.
 */
export async function openMerchantAccount(tx: Db, deps: AuditDeps, draft: MerchantAccountDraft): Promise<string> {
  const { merchantName, ...account } = draft
  const { merchantId, email, firstName } = account
  const id = deps.newId()
  const actor: Actor = { id, name: firstName }
  if (await insertUser(tx, { ...account, id, role: 'ROLE MERCHANT', provider: 'Email', isEmailProven: true, created: deps.now() })) {
    const after = { role: 'ROLE MERCHANT', merchant: merchantName }
    await recordChange(tx, deps, { actor, action: 'user.created', recordKind: 'user', recordId: id, before: null, after })
    return id
  }
  const owner = await lockByEmail(tx, email)
  if (owner === null) throw new RefusalError('account/link-invalid')
  refuseOwner(owner, merchantId)
  await takeOver(tx, owner.id, account)
  await endLinksOf(tx, { userId: owner.id, now: deps.now() })
  const self: Actor = { id: owner.id, name: firstName }
  if (owner.merchantId !== merchantId)
    await recordRole(tx, deps, { owner, actor: self, role: 'ROLE MERCHANT', before: null, after: merchantName })
  const change = { actor: self, action: 'user.password-changed', recordKind: 'user', recordId: owner.id } as const
  await recordChange(tx, deps, { ...change, before: null, after: null })
  return owner.id
}

function refuseOwner(owner: MerchantAccountRow, merchantId: string): void {
  const refusal = refuseAsMerchant(owner, merchantId)
  if (refusal !== null) throw new RefusalError(refusal)
}

interface RoleChange {
  readonly owner: MerchantAccountRow
  readonly actor: Actor
  readonly role: Role
  /** The name of the merchant that the account belonged to; `after` is the one it belongs to now. */
  readonly before: string | null
  readonly after: string | null
}

async function recordRole(tx: Db, deps: AuditDeps, { owner, actor, role, before, after }: RoleChange): Promise<void> {
  await recordChange(tx, deps, {
    actor,
    action: 'user.role-changed',
    recordKind: 'user',
    recordId: owner.id,
    before: { role: owner.role, merchant: before },
    after: { role, merchant: after },
  })
}
