import { and, arrayContains, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import { customers } from '#server/customers/customers.tables.ts'
import type { Db } from '#server/platform/db/database.ts'
import { deskEntries } from '../desk.tables.ts'
import { deskMornings } from './mornings.tables.ts'

/** False where another process, or this one, has claimed the day already. */
export async function claimDay(tx: Db, day: string, at: Date): Promise<boolean> {
  const claimed = await tx.insert(deskMornings).values({ day, at }).onConflictDoNothing().returning({ day: deskMornings.day })
  return claimed.length > 0
}

export async function deleteMorningsBefore(tx: Db, day: string): Promise<void> {
  await tx.delete(deskMornings).where(lt(deskMornings.day, day))
}

/** Open entries of one colleague, and those that nobody has taken and that are open to them, with a time before the given one. */
export async function listOpenBefore(db: Db, { userId, before, now }: { userId: string; before: Date; now: Date }) {
  const isOpenToAll = or(
    isNull(customers.salespersonId),
    eq(customers.salespersonId, userId),
    isNull(deskEntries.forAllFrom),
    lte(deskEntries.forAllFrom, now),
  )
  const isTheirs = or(eq(deskEntries.ownerId, userId), and(isNull(deskEntries.ownerId), isOpenToAll))
  return db
    .select({
      id: deskEntries.id,
      customerId: deskEntries.customerId,
      ownerId: deskEntries.ownerId,
      promised: deskEntries.promised,
      dueFrom: deskEntries.dueFrom,
      firstContact: deskEntries.firstContact,
      nextStep: deskEntries.nextStep,
      nextAt: deskEntries.nextAt,
      number: deskEntries.number,
      who: deskEntries.who,
      company: deskEntries.company,
      about: deskEntries.about,
    })
    .from(deskEntries)
    .innerJoin(customers, eq(customers.id, deskEntries.customerId))
    .where(
      and(
        isNull(deskEntries.closed),
        isTheirs,
        gt(sql`${before.toISOString()}::timestamptz`, sql`least(${deskEntries.promised}, ${deskEntries.nextAt})`),
      ),
    )
}

export async function findColleague(db: Db, id: string) {
  const [row] = await db
    .select({ email: users.email, firstName: users.firstName, language: users.language })
    .from(users)
    .where(and(eq(users.id, id), eq(users.role, 'ROLE ADMIN'), arrayContains(users.areas, ['sales'])))
  return row ?? null
}
