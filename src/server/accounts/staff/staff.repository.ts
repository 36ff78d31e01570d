import { and, arrayContains, asc, eq, max, sql } from 'drizzle-orm'
import type { Area } from '#domain/accounts/areas.ts'
import { userSearchText } from '#domain/accounts/user-search.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sessions, users } from '../accounts.tables.ts'
import { secondFactors } from '../second-factor/second-factor.tables.ts'
import { deleteSessionsOf } from '../sessions/sessions.repository.ts'

const isStaff = eq(users.role, 'ROLE ADMIN')

/** The staff, by name. */
export async function listStaff(db: Db) {
  const seen = db
    .select({ last: max(sessions.lastSeen).as('last') })
    .from(sessions)
    .where(eq(sessions.userId, users.id))
    .as('seen')
  return db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      provider: users.provider,
      areas: users.areas,
      discountLimitHundredths: users.discountLimitHundredths,
      created: users.created,
      lastSeen: seen.last,
      hasSecondFactor: sql<boolean>`${secondFactors.confirmed} is not null`,
    })
    .from(users)
    .leftJoinLateral(seen, sql`true`)
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(isStaff)
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id))
}

export async function hasStaff(db: Db): Promise<boolean> {
  return (await db.select({ id: users.id }).from(users).where(isStaff).limit(1)).length > 0
}

/** Lets one person at a time become the first of the staff. */
export async function lockFirstStaff(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('first staff', 0))`)
}

const memberColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  areas: users.areas,
  discountLimitHundredths: users.discountLimitHundredths,
}

export type StaffRow = Pick<typeof users.$inferSelect, keyof typeof memberColumns>

export async function findStaff(db: Db, id: string): Promise<StaffRow | null> {
  const [row] = await db
    .select(memberColumns)
    .from(users)
    .where(and(eq(users.id, id), isStaff))
  return row ?? null
}

/**
 * Locked in the order of ids, so that two people who change one another wait instead of blocking each other; what these people write
 * meanwhile may name them still.
 */
export async function lockPeopleOfArea(tx: Db, area: Area, alsoId: string): Promise<StaffRow[]> {
  return tx
    .select(memberColumns)
    .from(users)
    .where(and(isStaff, sql`(${arrayContains(users.areas, [area])} or ${users.id} = ${alsoId})`))
    .orderBy(asc(users.id))
    .for('no key update')
}

export async function updateAreas(tx: Db, id: string, areas: readonly Area[]): Promise<void> {
  await tx
    .update(users)
    .set({ areas: [...areas] })
    .where(and(eq(users.id, id), isStaff))
}

export async function updateDiscountLimit(tx: Db, id: string, discountLimitHundredths: number | null): Promise<void> {
  await tx
    .update(users)
    .set({ discountLimitHundredths })
    .where(and(eq(users.id, id), isStaff))
}

/** Ends every token and session. */
export async function demote(tx: Db, id: string): Promise<void> {
  await tx
    .update(users)
    .set({ role: 'ROLE MEMBER', areas: [], discountLimitHundredths: null, tokenVersion: sql`${users.tokenVersion} + 1` })
    .where(and(eq(users.id, id), isStaff))
  await deleteSessionsOf(tx, id)
}

export interface Joining {
  readonly email: string
  readonly areas: readonly Area[]
  readonly firstName: string
  readonly lastName: string
  readonly phoneNumber: string
  /** Chosen with the link; null leaves the account's own way to sign in as it is. */
  readonly passwordHash: string | null
}

/** Makes a member staff. With a new password every earlier session and way to sign in ends. */
export async function promote(tx: Db, id: string, { email, areas, passwordHash, ...profile }: Joining): Promise<void> {
  const searchText = userSearchText({ email, ...profile })
  const takenOver = {
    passwordHash,
    provider: 'Email',
    providerId: null,
    newEmail: null,
    tokenVersion: sql`${users.tokenVersion} + 1`,
  } as const
  await tx
    .update(users)
    .set({
      ...profile,
      searchText,
      areas: [...areas],
      role: 'ROLE ADMIN',
      isEmailProven: true,
      ...(passwordHash === null ? {} : takenOver),
    })
    .where(eq(users.id, id))
  if (passwordHash !== null) await deleteSessionsOf(tx, id)
}
