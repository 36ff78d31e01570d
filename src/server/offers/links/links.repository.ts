import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { offerLinks } from '../offers.tables.ts'

export type LinkRow = typeof offerLinks.$inferSelect
export type LinkKind = LinkRow['kind']

export async function insertLinks(tx: Db, links: readonly LinkRow[]): Promise<void> {
  await tx.insert(offerLinks).values([...links])
}

export async function endLinks(tx: Db, offerId: string, at: Date): Promise<void> {
  await tx
    .update(offerLinks)
    .set({ ended: at })
    .where(and(eq(offerLinks.offerId, offerId), isNull(offerLinks.ended)))
}

export async function findLink(db: Db, tokenHash: string): Promise<Pick<LinkRow, 'offerId' | 'kind'> | null> {
  const [row] = await db
    .select({ offerId: offerLinks.offerId, kind: offerLinks.kind })
    .from(offerLinks)
    .where(and(eq(offerLinks.tokenHash, tokenHash), isNull(offerLinks.ended)))
  return row ?? null
}

export async function hasOpenLinks(db: Db, offerId: string): Promise<boolean> {
  return (await db.$count(offerLinks, and(eq(offerLinks.offerId, offerId), isNull(offerLinks.ended)))) > 0
}
