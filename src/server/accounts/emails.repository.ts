import { and, eq } from 'drizzle-orm'
import { userSearchText } from '#domain/accounts/user-search.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Account } from './accounts.repository.ts'
import { users } from './accounts.tables.ts'

export async function markProven(db: Db, id: string): Promise<void> {
  await db.update(users).set({ isEmailProven: true }).where(eq(users.id, id))
}

/** False where the password was changed after the account was read: a request made with the former password must not succeed. */
export async function setNewEmail(db: Db, { id, tokenVersion }: Account, newEmail: string | null): Promise<boolean> {
  const set = await db
    .update(users)
    .set({ newEmail })
    .where(and(eq(users.id, id), eq(users.tokenVersion, tokenVersion)))
    .returning({ id: users.id })
  return set.length === 1
}

/** Replaces the address by the proven one. */
export async function replaceEmail(db: Db, account: Account, email: string): Promise<void> {
  const { id, firstName, lastName, phoneNumber } = account
  const searchText = userSearchText({ email, firstName, lastName, phoneNumber })
  await db.update(users).set({ email, searchText, isEmailProven: true, newEmail: null }).where(eq(users.id, id))
}

/** The id of the account that has this address and has not proven it. */
export async function findUnproven(db: Db, email: string): Promise<string | null> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), eq(users.isEmailProven, false)))
  return row?.id ?? null
}
