import { eq, sql } from 'drizzle-orm'
import type { Role } from '#domain/accounts/roles.ts'
import { userSearchText } from '#domain/accounts/user-search.ts'
import type { Db } from '#server/platform/db/database.ts'
import { users } from './accounts.tables.ts'
import { deleteSessionsOf } from './sessions/sessions.repository.ts'

const merchantAccountColumns = {
  id: users.id,
  email: users.email,
  isEmailProven: users.isEmailProven,
  firstName: users.firstName,
  lastName: users.lastName,
  phoneNumber: users.phoneNumber,
  role: users.role,
  merchantId: users.merchantId,
}

function selectMerchantAccounts(db: Db) {
  return db.select(merchantAccountColumns).from(users)
}

export type MerchantAccountRow = Awaited<ReturnType<typeof selectMerchantAccounts>>[number]

export async function findByEmail(db: Db, email: string): Promise<MerchantAccountRow | null> {
  const [row] = await selectMerchantAccounts(db).where(eq(users.email, email))
  return row ?? null
}

/** The lock lasts until the transaction ends. */
export async function lockByEmail(tx: Db, email: string): Promise<MerchantAccountRow | null> {
  const [row] = await selectMerchantAccounts(tx).where(eq(users.email, email)).for('update')
  return row ?? null
}

export async function lockMerchantAccount(tx: Db, merchantId: string): Promise<MerchantAccountRow | null> {
  const [row] = await selectMerchantAccounts(tx).where(eq(users.merchantId, merchantId)).for('update')
  return row ?? null
}

export async function findMerchantAccountId(db: Db, merchantId: string): Promise<string | null> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.merchantId, merchantId))
  return row?.id ?? null
}

export async function updateMerchantAccess(
  tx: Db,
  id: string,
  access: { readonly role: Role; readonly merchantId: string | null },
): Promise<void> {
  await tx.update(users).set(access).where(eq(users.id, id))
}

export interface TakenOver {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phoneNumber: string
  readonly passwordHash: string
  readonly merchantId: string
}

/** Makes the account as good as new: its own password, no provider, a proven address, and no earlier session. */
export async function takeOver(
  tx: Db,
  id: string,
  { email, firstName, lastName, phoneNumber, passwordHash, merchantId }: TakenOver,
): Promise<void> {
  const searchText = userSearchText({ email, firstName, lastName, phoneNumber })
  await tx
    .update(users)
    .set({
      firstName,
      lastName,
      phoneNumber,
      passwordHash,
      merchantId,
      searchText,
      role: 'ROLE MERCHANT',
      provider: 'Email',
      providerId: null,
      isEmailProven: true,
      newEmail: null,
      tokenVersion: sql`${users.tokenVersion} + 1`,
    })
    .where(eq(users.id, id))
  await deleteSessionsOf(tx, id)
}
