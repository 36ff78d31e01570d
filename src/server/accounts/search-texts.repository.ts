import { and, eq } from 'drizzle-orm'
import { type FindableUser, userSearchText } from '#domain/accounts/user-search.ts'
import type { Db } from '#server/platform/db/database.ts'
import { users } from './accounts.tables.ts'

const hasNone = eq(users.searchText, '')

/** Accounts that no search finds, since they are from before there were search texts. */
export async function listWithoutSearchText(db: Db, limit: number): Promise<({ readonly id: string } & FindableUser)[]> {
  const { id, email, firstName, lastName, phoneNumber } = users
  return db.select({ id, email, firstName, lastName, phoneNumber }).from(users).where(hasNone).limit(limit)
}

/** A text that a change of the account has written meanwhile stays. */
export async function fillSearchText(tx: Db, { id, ...user }: { readonly id: string } & FindableUser): Promise<void> {
  await tx
    .update(users)
    .set({ searchText: userSearchText(user) })
    .where(and(eq(users.id, id), hasNone))
}
