import { and, eq } from 'drizzle-orm'
import { userSearchText } from '#domain/accounts/user-search.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Account } from './accounts.repository.ts'
import { users } from './accounts.tables.ts'

export async function markProven(db: Db, id: string): Promise<void> {
  await db.update(users).set({ isEmailProven: true }).where(eq(users.id, id))
}

export async function setNewEmail(db: Db, id: string, newEmail: string | null): Promise<void> {
  await db.update(users).set({ newEmail }).where(eq(users.id, id))
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
