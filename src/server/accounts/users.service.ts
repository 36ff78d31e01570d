import type { z } from 'zod'
import type { ListedUser } from '#contract/accounts.ts'
import type { CallReply } from '#contract/endpoints.ts'
import type { ProfileForm } from '#contract/forms/account-forms.ts'
import { mayBlankFirstName } from '#domain/accounts/accounts.ts'
import type { Role } from '#domain/accounts/roles.ts'
import { userSearchParts } from '#domain/accounts/user-search.ts'
import type { SignedIn } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import { MAX_FOUND_RECORDS, pageCount, pageOffset } from '#domain/paging.ts'
import { messageText } from '#i18n/messages.ts'
import { fieldText } from '#i18n/texts.ts'
import { cachedCount } from '#server/platform/counts/cached-counts.ts'
import type { Db } from '#server/platform/db/database.ts'
import {
  countUsers,
  findAccount,
  type ListedRow,
  listNames,
  listUsers,
  lockAccount,
  searchUsers,
  updateProfile,
} from './accounts.repository.ts'
import { type AccountDeps, ownUser, readOwnAccount } from './accounts.service.ts'

type UserDeps = Pick<AccountDeps, 'database'>

export async function getOwnUser({ database }: UserDeps, viewer: SignedIn): Promise<CallReply<'GET /api/user/me'>> {
  return { user: ownUser(await readOwnAccount(database.db, viewer)) }
}

type ProfileChange = { readonly [Field in keyof z.output<typeof ProfileForm>]?: string | undefined }

export interface ProfileDeps extends UserDeps {
  /** The last statement of the transaction that changes a first name. */
  readonly onNameChange: (tx: Db, userId: string) => Promise<void>
}

/** Fields that are not sent stay unchanged. */
export async function changeProfile(
  { database, onNameChange }: ProfileDeps,
  viewer: SignedIn,
  change: ProfileChange,
): Promise<CallReply<'PUT /api/user'>> {
  const account = await database.transaction(async (tx) => {
    await lockAccount(tx, viewer.id)
    const before = await readOwnAccount(tx, viewer)
    const { firstName = before.firstName, lastName = before.lastName, phoneNumber = before.phoneNumber } = change
    if (change.firstName === '' && !mayBlankFirstName(before)) {
      throw new RefusalError('validation', { fields: { firstName: [fieldText('required', viewer.language, { field: 'firstName' })] } })
    }
    await updateProfile(tx, before, { firstName, lastName, phoneNumber })
    if (firstName !== before.firstName) await onNameChange(tx, before.id)
    return { ...before, firstName, lastName, phoneNumber }
  })
  const isEmpty = Object.values(change).every((value) => value === undefined)
  return { success: true, message: messageText(isEmpty ? 'profileUnchanged' : 'profile', viewer.language), user: ownUser(account) }
}

/** Changes the phone of a profile within another change of the same person. */
export async function changePhone(tx: Db, userId: string, phoneNumber: string): Promise<void> {
  await lockAccount(tx, userId)
  const account = await findAccount(tx, userId)
  if (account === null) throw new RefusalError('account/not-found')
  const { firstName, lastName } = account
  await updateProfile(tx, account, { firstName, lastName, phoneNumber })
}

export async function listAllUsers(
  { database: { db } }: UserDeps,
  { page, limit, role }: { page: number; limit: number; role?: Role | undefined },
): Promise<CallReply<'GET /api/user'>> {
  const [rows, count] = await Promise.all([
    listUsers(db, role, { limit, offset: pageOffset(page, limit) }),
    cachedCount(db, ['accounts', role], () => countUsers(db, role)),
  ])
  return { users: rows.map(listedUser), totalPages: pageCount(count, limit), currentPage: page, count }
}

/** A term that is too short to search by finds nobody. */
export async function findUsers(
  { database }: UserDeps,
  { search, role }: { search: string; role?: Role | undefined },
): Promise<CallReply<'GET /api/user/search'>> {
  const parts = userSearchParts(search)
  const rows = parts.length === 0 ? [] : await searchUsers(database.db, parts, role, MAX_FOUND_RECORDS)
  return { users: rows.map(listedUser) }
}

function listedUser({ id, email, firstName, lastName, phoneNumber, provider, role, merchantId, created }: ListedRow): ListedUser {
  return { _id: id, email, firstName, lastName, phoneNumber, provider, role, merchant: merchantId, created: created.toISOString() }
}

/** The names of those accounts that are still there. */
export async function namesOfAccounts(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await listNames(db, ids)
  return new Map(rows.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]))
}
