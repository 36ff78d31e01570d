import { and, asc, eq, gt, lt } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { staffInvitations } from '../staff/staff.tables.ts'

export type InvitationRow = typeof staffInvitations.$inferSelect

export async function listInvitations(db: Db): Promise<InvitationRow[]> {
  return db.select().from(staffInvitations).orderBy(asc(staffInvitations.created), asc(staffInvitations.id))
}

/** False when the address is invited already, even concurrently. */
export async function insertInvitation(tx: Db, invitation: InvitationRow): Promise<boolean> {
  const added = await tx.insert(staffInvitations).values(invitation).onConflictDoNothing().returning({ id: staffInvitations.id })
  return added.length === 1
}

/** The former email's link ends at once. */
export async function renewInvitation(tx: Db, id: string, expires: Date): Promise<InvitationRow | null> {
  const [row] = await tx.update(staffInvitations).set({ expires, tokenHash: null }).where(eq(staffInvitations.id, id)).returning()
  return row ?? null
}

/** Null when the invitation was accepted or taken back meanwhile. */
export async function nameInvitationToken(tx: Db, id: string, tokenHash: string): Promise<InvitationRow | null> {
  const [row] = await tx.update(staffInvitations).set({ tokenHash }).where(eq(staffInvitations.id, id)).returning()
  return row ?? null
}

export async function findInvitation(db: Db, tokenHash: string, now: Date): Promise<InvitationRow | null> {
  const [row] = await db
    .select()
    .from(staffInvitations)
    .where(and(eq(staffInvitations.tokenHash, tokenHash), gt(staffInvitations.expires, now)))
  return row ?? null
}

/** Atomic: one of two concurrent callers gets the invitation. */
export async function takeInvitation(tx: Db, tokenHash: string, now: Date): Promise<InvitationRow | null> {
  const [row] = await tx
    .delete(staffInvitations)
    .where(and(eq(staffInvitations.tokenHash, tokenHash), gt(staffInvitations.expires, now)))
    .returning()
  return row ?? null
}

export async function deleteInvitation(tx: Db, id: string): Promise<InvitationRow | null> {
  const [row] = await tx.delete(staffInvitations).where(eq(staffInvitations.id, id)).returning()
  return row ?? null
}

export async function deleteInvitationTo(tx: Db, email: string): Promise<void> {
  await tx.delete(staffInvitations).where(eq(staffInvitations.email, email))
}

export async function deleteOldInvitations(db: Db, before: Date): Promise<void> {
  await db.delete(staffInvitations).where(lt(staffInvitations.expires, before))
}
