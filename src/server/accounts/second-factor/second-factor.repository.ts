import { and, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { recoveryCodes, secondFactors, staffRules } from './second-factor.tables.ts'

const ONLY_RULE = 1

export type SecondFactorRow = typeof secondFactors.$inferSelect

export async function findSecondFactor(db: Db, userId: string): Promise<SecondFactorRow | null> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId))
  return row ?? null
}

/** False when the factor of this person counts already. */
export async function beginSecondFactor(db: Db, userId: string, sealedSecret: string): Promise<boolean> {
  const begun = await db
    .insert(secondFactors)
    .values({ userId, sealedSecret })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { sealedSecret, lastStep: 0 },
      setWhere: isNull(secondFactors.confirmed),
    })
    .returning({ userId: secondFactors.userId })
  return begun.length === 1
}

/** False when the code of this step, or of a later one, was taken before; of two concurrent callers one is refused. */
export async function redeemStep(db: Db, { userId, sealedSecret }: SecondFactorRow, step: number): Promise<boolean> {
  const taken = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), eq(secondFactors.sealedSecret, sealedSecret), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId })
  return taken.length === 1
}

/** False where it counts already, or another secret was begun since its code was checked. */
export async function confirmSecondFactor(tx: Db, { userId, sealedSecret }: SecondFactorRow, confirmed: Date): Promise<boolean> {
  const done = await tx
    .update(secondFactors)
    .set({ confirmed })
    .where(and(eq(secondFactors.userId, userId), eq(secondFactors.sealedSecret, sealedSecret), isNull(secondFactors.confirmed)))
    .returning({ userId: secondFactors.userId })
  return done.length === 1
}

/** False when there was none that counted. */
export async function deleteSecondFactor(tx: Db, userId: string): Promise<boolean> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  const gone = await tx
    .delete(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmed)))
    .returning({ userId: secondFactors.userId })
  return gone.length === 1
}

export async function replaceRecoveryCodes(tx: Db, userId: string, hashes: readonly string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })))
}

/** Atomic: a code works once, under whichever of these hashes it is stored. */
export async function redeemRecoveryCode(
  db: Db,
  { userId, codeHashes, now }: { userId: string; codeHashes: readonly string[]; now: Date },
): Promise<boolean> {
  const taken = await db
    .update(recoveryCodes)
    .set({ used: now })
    .where(and(eq(recoveryCodes.userId, userId), inArray(recoveryCodes.codeHash, [...codeHashes]), isNull(recoveryCodes.used)))
    .returning({ userId: recoveryCodes.userId })
  return taken.length === 1
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  return db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.used)))
}

export async function findCodeRule(db: Db): Promise<boolean> {
  const [row] = await db.select({ isRequired: staffRules.isCodeRequired }).from(staffRules).where(eq(staffRules.id, ONLY_RULE))
  return row?.isRequired === true
}

export async function storeCodeRule(tx: Db, isCodeRequired: boolean): Promise<void> {
  await tx
    .insert(staffRules)
    .values({ id: ONLY_RULE, isCodeRequired })
    .onConflictDoUpdate({ target: staffRules.id, set: { isCodeRequired } })
}
