import { and, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { SocialProvider } from '#domain/accounts/accounts.ts'
import { firstAreas } from '#domain/accounts/areas.ts'
import type { Role } from '#domain/accounts/roles.ts'
import { userSearchText } from '#domain/accounts/user-search.ts'
import type { Language } from '#domain/text/language.ts'
import { brands } from '#server/catalogue/catalogue.tables.ts'
import { merchants } from '#server/merchants/merchants.tables.ts'
import { contains } from '#server/platform/db/contains.ts'
import type { Db } from '#server/platform/db/database.ts'
import { preparedOnce } from '#server/platform/db/prepared.ts'
import { sessions, users } from './accounts.tables.ts'
import { effectiveAreas, mustSetUpCode } from './second-factor/effective-areas.repository.ts'
import { deleteSessionsOf } from './sessions/sessions.repository.ts'

export type NewUser = Omit<typeof users.$inferInsert, 'searchText' | 'tokenVersion'> & Profile

const accessOf = preparedOnce((db) =>
  db
    .select({
      role: users.role,
      areas: users.areas,
      mustSetUpCode,
      discountLimitHundredths: users.discountLimitHundredths,
      firstName: users.firstName,
      tokenVersion: users.tokenVersion,
      brandId: merchants.brandId,
      isMerchantActive: merchants.isActive,
      lastSeen: sessions.lastSeen,
    })
    .from(users)
    .leftJoin(merchants, eq(merchants.id, users.merchantId))
    .leftJoin(sessions, and(eq(sessions.id, sql.placeholder('sessionId')), eq(sessions.userId, users.id)))
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('account_access'),
)

export type AccessRow = Awaited<ReturnType<ReturnType<typeof accessOf>['execute']>>[number]

/** The facts that decide whether a signed-in call is let in: one statement, planned once. */
export async function findAccess(db: Db, id: string, sessionId: string | null): Promise<AccessRow | null> {
  const [row] = await accessOf(db).execute({ id, sessionId })
  if (row === undefined) return null
  // The same as `effectiveAreas`, which would have the statement look for the code twice.
  return { ...row, areas: row.mustSetUpCode ? [] : row.areas }
}

const accountColumns = {
  id: users.id,
  email: users.email,
  isEmailProven: users.isEmailProven,
  newEmail: users.newEmail,
  firstName: users.firstName,
  lastName: users.lastName,
  phoneNumber: users.phoneNumber,
  provider: users.provider,
  providerId: users.providerId,
  passwordHash: users.passwordHash,
  tokenVersion: users.tokenVersion,
  role: users.role,
  areas: effectiveAreas,
  mustSetUpCode,
  language: users.language,
  created: users.created,
  merchant: { id: merchants.id, name: merchants.name, isActive: merchants.isActive },
  brand: { id: brands.id, name: brands.name, slug: brands.slug },
}

function selectAccounts(db: Db) {
  return db
    .select(accountColumns)
    .from(users)
    .leftJoin(merchants, eq(merchants.id, users.merchantId))
    .leftJoin(brands, eq(brands.id, merchants.brandId))
}

export type Account = Awaited<ReturnType<typeof selectAccounts>>[number]

export async function findAccount(db: Db, id: string): Promise<Account | null> {
  const [row] = await selectAccounts(db).where(eq(users.id, id))
  return row ?? null
}

export async function findAccountByEmail(db: Db, email: string): Promise<Account | null> {
  const [row] = await selectAccounts(db).where(eq(users.email, email))
  return row ?? null
}

export async function findSocialAccount(db: Db, provider: SocialProvider, providerId: string): Promise<Account | null> {
  const [row] = await selectAccounts(db).where(and(eq(users.provider, provider), eq(users.providerId, providerId)))
  return row ?? null
}

/** False when the email address, or the person at the provider, has an account already, even one made concurrently. */
export async function insertUser(db: Db, user: NewUser): Promise<boolean> {
  const searchText = userSearchText(user)
  const added = await db
    .insert(users)
    .values({ ...user, areas: user.areas ?? [...firstAreas(user.role)], searchText })
    .onConflictDoNothing()
    .returning({ id: users.id })
  return added.length === 1
}

/** Links an account of a provider that was entered before its owner first signed in. */
export async function claimProviderId(db: Db, { id, providerId }: { id: string; providerId: string }): Promise<boolean> {
  const claimed = await db
    .update(users)
    .set({ providerId, isEmailProven: true })
    .where(and(eq(users.id, id), sql`${users.providerId} is null`))
    .returning({ id: users.id })
  return claimed.length === 1
}

export async function listNames(db: Db, ids: readonly string[]) {
  const { id, firstName, lastName } = users
  return ids.length === 0
    ? []
    : db
        .select({ id, firstName, lastName })
        .from(users)
        .where(inArray(id, [...ids]))
}

export async function rememberLanguage(db: Db, id: string, language: Language): Promise<void> {
  await db
    .update(users)
    .set({ language })
    .where(and(eq(users.id, id), ne(users.language, language), eq(users.hasChosenLanguage, false)))
}

export interface NewPassword {
  readonly passwordHash: string
  readonly tokenVersion?: number
  /** Set when a link sent to the address was used to choose the password. */
  readonly isEmailProven?: true
}

/**
 * Ends every earlier token, session and requested change of the address; false when somebody else changed the password since
 * `tokenVersion`.
 */
export async function updatePassword(db: Db, id: string, change: NewPassword): Promise<boolean> {
  const { tokenVersion, ...changed } = change
  const isSame = tokenVersion === undefined ? undefined : eq(users.tokenVersion, tokenVersion)
  const rows = await db
    .update(users)
    .set({ ...changed, newEmail: null, tokenVersion: sql`${users.tokenVersion} + 1` })
    .where(and(eq(users.id, id), eq(users.provider, 'Email'), isSame))
    .returning({ id: users.id })
  if (rows.length === 1) await deleteSessionsOf(db, id)
  return rows.length === 1
}

/** Changes the role only from the one that was seen. The operator who names an admin vouches for the address. */
export async function updateRole(db: Db, id: string, { from, to }: { from: Role; to: Role }): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ role: to, areas: [...firstAreas(to)], merchantId: null, isEmailProven: true })
    .where(and(eq(users.id, id), eq(users.role, from)))
    .returning({ id: users.id })
  return changed.length === 1
}

export type Profile = Pick<Account, 'firstName' | 'lastName' | 'phoneNumber'>

/** The lock lasts until the transaction ends, so that concurrent changes of different fields do not undo each other. */
export async function lockAccount(db: Db, id: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')
}

export async function updateProfile(db: Db, { id, email }: Pick<Account, 'id' | 'email'>, profile: Profile): Promise<void> {
  await db
    .update(users)
    .set({ ...profile, searchText: userSearchText({ email, ...profile }) })
    .where(eq(users.id, id))
}

const listedColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  phoneNumber: users.phoneNumber,
  provider: users.provider,
  role: users.role,
  merchantId: users.merchantId,
  created: users.created,
}

function selectListed(db: Db) {
  return db.select(listedColumns).from(users)
}

export type ListedRow = Awaited<ReturnType<typeof selectListed>>[number]

/** Newest first, which is descending order of ids. */
export async function listUsers(
  db: Db,
  role: Role | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedRow[]> {
  return selectListed(db).where(hasRole(role)).orderBy(desc(users.id)).limit(limit).offset(offset)
}

export async function countUsers(db: Db, role: Role | undefined): Promise<number> {
  return db.$count(users, hasRole(role))
}

function hasRole(role: Role | undefined): SQL | undefined {
  return role === undefined ? undefined : eq(users.role, role)
}

/** Users whose search text contains one of the parts. */
export async function searchUsers(db: Db, parts: readonly string[], role: Role | undefined, limit: number): Promise<ListedRow[]> {
  if (parts.length === 0) return []
  return selectListed(db)
    .where(and(or(...parts.map((part) => contains(users.searchText, part))), hasRole(role)))
    .orderBy(desc(users.id))
    .limit(limit)
}
