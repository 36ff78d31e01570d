import type { Provider } from '#domain/accounts/accounts.ts'
import type { Language } from '#domain/text/language.ts'
import type { Database } from '#server/platform/db/database.ts'
import { findAccount, lockAccount } from './accounts.repository.ts'
import { makeProofLink, makeResetLink } from './links/account-links.service.ts'

export interface AccountEmailDeps {
  readonly database: Database
  readonly now: () => Date
}

/** The receiver of an email about an account. */
export interface AccountReader {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly language: Language
  readonly provider: Provider
  readonly newEmail: string | null
}

/** Null when the account no longer exists. */
export async function findReader({ database }: Pick<AccountEmailDeps, 'database'>, userId: string): Promise<AccountReader | null> {
  return findAccount(database.db, userId)
}

/**
 * The link is made when its email is written, so that its time starts then and its token is only in the email. The account is locked
 * meanwhile: a change of the password or the address either ends the link or comes first and decides where it goes.
 */
export async function findReaderWithResetLink(
  { database, now }: AccountEmailDeps,
  userId: string,
): Promise<{ reader: AccountReader; token: string } | null> {
  return database.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const reader = await findAccount(tx, userId)
    if (reader === null || reader.provider !== 'Email') return null
    return { reader, token: await makeResetLink(tx, { userId, now: now() }) }
  })
}

/**
 * Includes a link that proves the very address the welcome goes to. There is no link when another address is to replace it: that one has
 * an email of its own, and a reader of this one must not prove it.
 */
export async function findReaderToWelcome(
  { database, now }: AccountEmailDeps,
  userId: string,
): Promise<{ reader: AccountReader; token: string | null } | null> {
  return database.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const reader = await findAccount(tx, userId)
    if (reader === null) return null
    const isToProve = !reader.isEmailProven && reader.newEmail === null
    return { reader, token: isToProve ? await makeProofLink(tx, { userId, email: reader.email, now: now() }) : null }
  })
}

/** Includes a link that proves the account's address, or the one that is to replace it; null when nothing needs proof. */
export async function findReaderWithProofLink(
  { database, now }: AccountEmailDeps,
  userId: string,
): Promise<{ reader: AccountReader; to: string; token: string } | null> {
  return database.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const reader = await findAccount(tx, userId)
    const to = reader === null || (reader.isEmailProven && reader.newEmail === null) ? null : (reader.newEmail ?? reader.email)
    if (reader === null || to === null) return null
    return { reader, to, token: await makeProofLink(tx, { userId, email: to, now: now() }) }
  })
}
